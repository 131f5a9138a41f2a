import { describe, expect, test } from 'vitest';
import { crewSize, laboratoryPoints, slotsOf, wholeCrew } from '../../rules/lookups/index.ts';
import { arrangementOf, baseOf, exchanged, proposedFor } from '../read/arrangement.ts';
import { scenes } from './table.tsx';

const asked = (scenes.get('arrange-base') ?? []).flatMap((scene) =>
  scene.asked.question === 'arrange-base' ? [{ ...scene, asked: scene.asked }] : [],
);

describe('SHB-10.10, SHB-21.13: a base is arranged by exchanging positions', () => {
  test('every listed answer for a place comes of some arrangement, and every exchange is an answer', () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const { view, asked: question } of asked) {
      const { place, before, pool } = question.about;
      const player = view.table.players[question.seat];
      const everybody = wholeCrew({ base: player.base, arrivals: pool });
      const reached = new Set<string>();
      const start = arrangementOf(player, before, everybody);
      const open = [start];
      while (open.length > 0) {
        const arrangement = open.pop()!;
        const crew = JSON.stringify(baseOf(arrangement)[place]);
        if (reached.has(crew)) continue;
        reached.add(crew);
        for (let a = 0; a < arrangement.length; a++)
          for (let b = a + 1; b < arrangement.length; b++) open.push(exchanged(arrangement, a, b));
      }
      const listed = question.answers.map(({ engineer, technician, scientist }) =>
        JSON.stringify({ engineer, technician, scientist }),
      );
      expect([...reached].sort()).toEqual(listed.sort());
    }
  });

  test('the proposal keeps everybody for whom there is room, and is no worse for the laboratories at the end', () => {
    for (const { view, asked: question } of asked) {
      const { before, pool } = question.about;
      const table = { ...view.table, round: 3 };
      const player = table.players[question.seat];
      const everybody = wholeCrew({ base: player.base, arrivals: pool });
      const proposed = baseOf(proposedFor(table, question.seat, everybody));
      const slots = Object.keys(proposed).reduce((sum, place) => sum + slotsOf(player, place as 'domes'), 0);
      const placed = Object.values(proposed).reduce((sum, crew) => sum + crewSize(crew), 0);
      expect(placed).toBe(Math.min(slots, crewSize(everybody)));
      const start = baseOf(arrangementOf(player, before, everybody));
      expect(laboratoryPoints({ ...player, base: proposed })).toBeGreaterThanOrEqual(
        laboratoryPoints({ ...player, base: start }),
      );
    }
  });
});
