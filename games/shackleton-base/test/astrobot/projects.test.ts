import { describe, expect, it } from 'vitest';
import { PROJECT, PROJECTS, TARGETS } from '../../data/index.ts';
import { fundedBy, modifiersOf, projectsOf, scoreSheet, upkeepOf } from '../../rules/lookups/index.ts';
import { finalScoring } from '../../rules/scoring.ts';
import type { Table } from '../../rules/table.ts';
import { F, give, own, put } from '../position.ts';
import { BOT, botOf, solo } from './scenes.ts';

/** AstroBot with something to count for every card: buildings in the asteroid row, tourists, credits. */
function busy(table: Table): void {
  put(table, BOT, 'workshop-top', 'O3');
  put(table, BOT, 'dome-1', 'I2');
  give(table, BOT, { tourist: 2, credits: 9, robot: 1 });
  Object.assign(table.boards['sky-watch'] ?? {}, { asteroid: 'asteroid-2', supports: [[], ['S1-bottom']] });
  Object.assign(table.players[BOT], { vp: 20, reputation: 5 });
}

const withCard = (project: string, card: boolean) => {
  const { corp } = PROJECT[project];
  const rest = (['sky-watch', 'artemis-tours', 'evergreen-farms'] as const).filter((id) => id !== corp);
  return solo({ corporations: [corp, rest[0], rest[1]] }, (table) => {
    busy(table);
    if (card) own(table, BOT, project);
  }).table;
};

describe('projects of AstroBot', () => {
  it.each(PROJECTS.map(({ id }) => id))('SHB-14.6.4: %s gives its printed points and nothing else', (project) => {
    const [table, without] = [withCard(project, true), withCard(project, false)];
    const expected = scoreSheet(without).lines[BOT].map((line) =>
      line.item === 'projects' ? { ...line, points: PROJECT[project].vp } : line,
    );
    expect(scoreSheet(table).lines[BOT]).toEqual(expected);
    expect(scoreSheet(table).lines[F]).toEqual(scoreSheet(without).lines[F]);
    expect(fundedBy(table, BOT)).toEqual([project]);
    expect(projectsOf(table.players[BOT])).toEqual([]);
    expect(TARGETS.flatMap((target) => modifiersOf(table.players[BOT], target))).toEqual([]);
    expect(upkeepOf(table.players[BOT]).discounts).toBe(0);
  });

  /** Points of AstroBot's Sky Watch line, and what is left of its buildings in the row. */
  const hit = (change: (table: Table) => void) => {
    const { table } = solo({ corporations: ['sky-watch', 'moon-mining', 'artemis-tours'] }, (position) => {
      busy(position);
      Object.assign(position.boards['sky-watch'] ?? {}, { supports: [[], []] });
      change(position);
      own(position, BOT, 'SW-7');
    }).doing(finalScoring({}));
    const lost = table.result?.[BOT].find(({ corporation }) => corporation === 'sky-watch')?.points;
    return { lost, left: table.sectors.O3.buildings.length + table.sectors.I2.buildings.length };
  };

  it('SHB-14.6.4, SHB-13.6.6: Shelter Network does not keep the asteroid from its buildings', () =>
    expect(hit(() => {})).toEqual({ lost: -3, left: 0 }));

  it('SHB-13.6.6: matches of editions 1 and 2 go on as they were begun', () =>
    expect(
      hit((table) => {
        table.edition = 2;
        delete botOf(table).projects;
      }),
    ).toEqual({ lost: 0, left: 2 }));
});
