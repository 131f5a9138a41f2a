import { view } from '@orrery/kernel';
import { choiceOf } from '@orrery/ui/testing';
import { describe, expect, test } from 'vitest';
import { chooseBuilding } from '../../rules/build.ts';
import { chooseProject } from '../../rules/fund.ts';
import type { Table } from '../../rules/table.ts';
import { freshTurn } from '../../rules/turn.ts';
import { at, crew, domes, F, give, power } from '../../test/position.ts';
import { warns } from '../read/warns.ts';
import { stage } from './table.tsx';

interface Last {
  readonly credits: number;
  readonly change?: (table: Table) => void;
}

/** The last turn of a round: F has two domes, and is asked what to build or which project to fund. */
function lastTurn(action: 'build' | 'fund', { credits, change }: Last) {
  const scene = at({}, (table) => {
    domes(table, F, 'O3', 'O4');
    power(table, 'O1');
    table.turn = { ...freshTurn(F), astronaut: 'scientist', action };
    table.energy = 9;
    give(table, F, { credits, titanium: 9, rareEarth: 9 });
    change?.(table);
  }).doing(action === 'build' ? chooseBuilding({ seat: F }) : chooseProject({ seat: F }));
  const seen = view(scene.play, F);
  const [asked] = seen.asked;
  const { say } = stage.propsOf(seen, choiceOf(asked));
  return { asked, warned: (answer: (typeof asked)['answers'][number]) => warns(seen, asked, answer, say) };
}

const centre = (last: Last) => lastTurn('build', last).warned({ building: 'hq' });

describe('SHB-10.7: who could not pay for upkeep any more is told before', () => {
  test('a building that costs more than there is', () => {
    expect(centre({ credits: 6 })).toBeUndefined();
    expect(centre({ credits: 4 })).toBe('Short for upkeep: 2 credits; you would lose 4 VP');
    const known = (table: Table) => Object.assign(table.players[F], { reputation: 1 });
    expect(centre({ credits: 5, change: known })).toBe(
      'Short for upkeep: 2 credits; you would lose 1 reputation, 2 VP',
    );
  });

  test('a project whose price upkeep needs', () => {
    const { asked, warned } = lastTurn('fund', { credits: 4 });
    const [project] = asked.answers;
    expect(warned(project)).toMatch(/^Short for upkeep/);
    expect(lastTurn('fund', { credits: 30 }).warned(project)).toBeUndefined();
  });

  test('while a turn is left to earn it, nothing is said', () => {
    const earning = (table: Table) => Object.assign(table.players[F], { shuttle: crew({ engineer: 1 }) });
    expect(centre({ credits: 4, change: earning })).toBeUndefined();
  });
});
