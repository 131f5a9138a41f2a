import { describe, expect, test } from 'vitest';
import { coursesOf, type Start } from '../board/motion/courses.ts';

const SOMEWHERE: Start = { x: -20, y: 4, scale: 1 };

describe('the course of a piece', () => {
  test('begins where the piece was, and ends where it is', () => {
    const [course] = coursesOf([{ piece: 'rover:7', was: 'rover:5', begin: 50, duration: 200 }]);
    expect(course).toMatchObject({ piece: 'rover:7', was: 'rover:5', goes: false, begin: 50, duration: 200 });
    expect(course.frames(SOMEWHERE).map(({ offset, transform }) => [offset, transform])).toEqual([
      [0, 'translate(-20px, 4px)'],
      [1, 'none'],
    ]);
  });

  test('begins as large as the piece was', () => {
    const [{ frames }] = coursesOf([{ piece: 'ship', begin: 0, duration: 200 }]);
    expect(frames({ x: 3, y: 0, scale: 0.5 })[0].transform).toBe('translate(3px, 0px) scale(0.5)');
  });

  test('a piece that nobody saw before appears', () => {
    const [{ frames }] = coursesOf([{ piece: 'rover:7', was: 'rover:5', begin: 0, duration: 200 }]);
    expect(frames().map(({ opacity, transform }) => [opacity, transform])).toEqual([
      [0, 'none'],
      [1, 'none'],
    ]);
  });

  test('passes what lies on the way', () => {
    const through = [{ transform: 'translate(0px, 40px)' }];
    const [{ frames }] = coursesOf([{ piece: 'ark', through, begin: 0, duration: 200 }]);
    expect(frames(SOMEWHERE).map(({ offset, transform }) => [offset, transform])).toEqual([
      [0, 'translate(-20px, 4px)'],
      [0.5, 'translate(0px, 40px)'],
      [1, 'none'],
    ]);
  });

  test('is one way for a piece that moves on', () => {
    const courses = coursesOf([
      { piece: 'rover:6', was: 'rover:5', begin: 0, duration: 200 },
      { piece: 'rover:7', was: 'rover:6', begin: 100, duration: 200 },
    ]);
    expect(courses).toHaveLength(1);
    const [{ piece, was, duration, frames }] = courses;
    // The second leg waits for the first.
    expect([piece, was, duration]).toEqual(['rover:7', 'rover:5', 400]);
    expect(frames(SOMEWHERE).map(({ offset, transform }) => [offset, transform])).toEqual([
      [0, 'translate(-20px, 4px)'],
      [0.5, 'translate(-10px, 2px)'],
      [0.5, 'translate(-10px, 2px)'],
      [1, 'none'],
    ]);
  });

  test('stands still between two steps of a piece that keeps its name', () => {
    const step = { piece: 'tracker:water', duration: 100 };
    const [{ frames }] = coursesOf([
      { ...step, begin: 0 },
      { ...step, begin: 500 },
    ]);
    const seen = frames({ x: -50, y: 0, scale: 1 });
    expect(seen.map(({ offset, transform }) => [Math.round(offset * 600), transform])).toEqual([
      [0, 'translate(-50px, 0px)'],
      [100, 'translate(-25px, 0px)'],
      [500, 'translate(-25px, 0px)'],
      [600, 'none'],
    ]);
  });

  test('a piece that comes and moves on comes as it should', () => {
    const [{ comes, frames }] = coursesOf([
      { piece: 'rover:5', from: { opacity: 0, transform: 'scale(2)' }, begin: 0, duration: 100 },
      { piece: 'rover:6', was: 'rover:5', begin: 0, duration: 100 },
    ]);
    expect(comes).toBe(true);
    expect(frames()[0]).toMatchObject({ opacity: 0, transform: 'scale(2)' });
    expect(frames().at(-1)).toMatchObject({ opacity: 1, transform: 'none' });
  });

  test('a piece that comes and shows itself does one after the other', () => {
    const courses = coursesOf([
      { piece: 'token', from: { opacity: 0 }, begin: 0, duration: 100 },
      { piece: 'token', from: { transform: 'scale(2)' }, begin: 50, duration: 100 },
    ]);
    expect(courses).toHaveLength(1);
    const looks = courses[0].frames().map(({ offset, opacity, transform }) => [offset, opacity, transform]);
    expect(looks).toEqual([
      [0, 0, 'none'],
      [0.5, 1, 'none'],
      [0.5, 1, 'scale(2)'],
      [1, 1, 'none'],
    ]);
  });

  test('a piece that goes is in sight until then', () => {
    const [course] = coursesOf([{ piece: 'meteorite:3', to: { opacity: 0 }, begin: 300, duration: 100 }]);
    expect(course).toMatchObject({ goes: true, begin: 300 });
    expect(course.frames().map(({ opacity }) => opacity)).toEqual([1, 0]);
  });
});
