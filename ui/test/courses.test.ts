import { describe, expect, test } from 'vitest';
import { coursesOf } from '../board/courses.ts';

describe('the course of a piece', () => {
  test('begins where the piece was, and ends where it is', () => {
    const [course] = coursesOf([
      { piece: 'rover:7', was: 'rover:5', shift: { x: -20, y: 4 }, begin: 50, duration: 200 },
    ]);
    expect(course).toMatchObject({ piece: 'rover:7', goes: false, begin: 50, duration: 200 });
    expect(course.frames.map(({ offset, transform }) => [offset, transform])).toEqual([
      [0, 'translate(-20px, 4px)'],
      [1, 'none'],
    ]);
  });

  test('goes through every place at which the piece stopped', () => {
    const courses = coursesOf([
      { piece: 'rover:6', was: 'rover:5', shift: { x: -10, y: 0 }, begin: 0, duration: 200 },
      { piece: 'rover:7', was: 'rover:6', shift: { x: -10, y: 5 }, begin: 100, duration: 200 },
    ]);
    expect(courses).toHaveLength(1);
    const [{ piece, duration, frames }] = courses;
    // The second leg waits for the first.
    expect([piece, duration]).toEqual(['rover:7', 400]);
    expect(frames.map(({ offset, transform }) => [offset, transform])).toEqual([
      [0, 'translate(-20px, 5px)'],
      [0.5, 'translate(-10px, 5px)'],
      [0.5, 'translate(-10px, 5px)'],
      [1, 'none'],
    ]);
  });

  test('adds up steps of a piece that keeps its name', () => {
    const step = { piece: 'tracker:water', shift: { x: -25, y: 0 }, duration: 100 };
    const [{ frames }] = coursesOf([
      { ...step, begin: 0 },
      { ...step, begin: 500 },
    ]);
    // In between it stands still.
    expect(frames.map(({ offset, transform }) => [Math.round(offset * 600), transform])).toEqual([
      [0, 'translate(-50px, 0px)'],
      [100, 'translate(-25px, 0px)'],
      [500, 'translate(-25px, 0px)'],
      [600, 'none'],
    ]);
  });

  test('a piece that comes and moves on comes where it began', () => {
    const [{ frames }] = coursesOf([
      { piece: 'rover:5', from: { opacity: 0, transform: 'scale(2)' }, begin: 0, duration: 100 },
      { piece: 'rover:6', was: 'rover:5', shift: { x: -10, y: 0 }, begin: 0, duration: 100 },
    ]);
    expect(frames[0]).toMatchObject({ opacity: 0, transform: 'translate(-10px, 0px) scale(2)' });
    expect(frames.at(-1)).toMatchObject({ opacity: 1, transform: 'none' });
  });

  test('a piece that goes is in sight until then', () => {
    const [course] = coursesOf([{ piece: 'meteorite:3', to: { opacity: 0 }, begin: 300, duration: 100 }]);
    expect(course).toMatchObject({ goes: true, begin: 300 });
    expect(course.frames.map(({ opacity }) => opacity)).toEqual([1, 0]);
  });
});
