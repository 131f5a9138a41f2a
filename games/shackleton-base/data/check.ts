import { formFaults } from '@orrery/games/data-check';
import { keysOf, oneOf } from '@orrery/kernel';
import { z } from 'zod';
import { OWN_BOARDS } from './check-corporations.ts';
import { ASTRONAUTS, CORPORATIONS, TIERS } from './ids.ts';
import { FILES, type Files, ROUNDS } from './index.ts';
import names from './names.json' with { type: 'json' };
import { shapes } from './shapes/index.ts';

/**
 * What is wrong with the data files, in sentences for somebody who exchanges designed numbers for those of the box: file,
 * entry, what is wrong, what is allowed. Empty if all is well (SHB-22.3, SHB-22.4).
 */
export function checkData(files: Files = FILES): string[] {
  const misshapen = formFaults(z.object(shapes).safeParse(files).error, files, (file) => `${file}.json`);
  // Only well-formed files can be asked what they mean.
  if (misshapen.length > 0) return misshapen;
  return [
    ...ids(files),
    ...shuttles(files),
    ...crater(files),
    ...tracks(files),
    ...buildings(files),
    ...leaders(files),
    ...corporations(files),
    ...projects(files),
    ...CORPORATIONS.flatMap((id) => OWN_BOARDS[id].faults(files)),
    ...solo(files),
    ...agreements(files),
    ...named(files),
  ];
}

const twice = (list: readonly (string | number)[]): (string | number)[] =>
  list.filter((one, i) => list.indexOf(one) !== i);

function ids(files: Files): string[] {
  const lists: [string, readonly { id: string }[]][] = [
    ['board.json, sectors', files.board.sectors],
    ['board.json, rows', files.board.rows],
    ['board.json, craterSpaces', files.board.craterSpaces],
    ['board.json, tokenSpots', files.board.tokenSpots],
    ['board.json, solarPanelSpaces', files.board.solarPanelSpaces],
    ['shuttles.json, tiles', files.shuttles.tiles],
    ['leaders.json, leaders', files.leaders.leaders],
    ['projects.json, projects', files.projects.projects],
    ['solo-action-cards.json, cards', files['solo-action-cards'].cards],
    ...CORPORATIONS.flatMap((id) =>
      Object.entries(OWN_BOARDS[id].lists(files)).map(([list, of]): [string, readonly { id: string }[]] => [
        `${id}.json, ${list}`,
        of,
      ]),
    ),
  ];
  return lists.flatMap(([where, list]) =>
    twice(list.map(({ id }) => id)).map((id) => `${where}: the id ${id} stands there twice; every id is used once`),
  );
}

/** 3 rounds, 6 astronauts on each tile, numbers that give an order (SHB-22.3). */
function shuttles({ shuttles: { tiles }, setup }: Files): string[] {
  const wrong: string[] = [];
  for (const { id, astronauts } of tiles) {
    const sum = ASTRONAUTS.reduce((total, type) => total + astronauts[type], 0);
    if (sum !== 6) wrong.push(`shuttles.json, ${id}: ${sum} astronauts; a tile carries exactly 6`);
  }
  const most = Math.max(...Object.values(setup.byPlayers).map(({ shuttlesRevealed }) => shuttlesRevealed));
  for (let round = 1; round <= ROUNDS; round++) {
    const numbers = tiles.filter((tile) => tile.round === round).map(({ number }) => number);
    for (const number of twice(numbers))
      wrong.push(`shuttles.json, round ${round}: number ${number} twice; numbers differ within a round`);
    if (numbers.length < most)
      wrong.push(`shuttles.json, round ${round}: ${numbers.length} tiles; at least ${most} are revealed`);
  }
  return wrong;
}

function crater({ board }: Files): string[] {
  const wrong: string[] = [];
  const sectors = new Map(board.sectors.map((sector) => [sector.id, sector]));
  const spots = new Map(board.tokenSpots.map((spot) => [spot.id, spot]));
  const spaces = new Map(board.craterSpaces.map((space) => [space.id, space]));
  const start = board.startTokenSpots;
  if (new Set(start).size !== 3 || start.some((spot) => !spots.has(spot)))
    wrong.push('board.json, startTokenSpots: three different spots of tokenSpots are needed, one for each corporation');
  for (const { id, ring, tokenSpots } of board.sectors) {
    if (tokenSpots.length === 0) wrong.push(`board.json, sector ${id}: no token spot; every sector touches at least 1`);
    for (const spot of tokenSpots)
      if (!spots.get(spot)?.sectors.includes(id))
        wrong.push(`board.json, sector ${id}: spot ${spot} does not name this sector in tokenSpots`);
    const starts = tokenSpots.filter((spot) => start.includes(spot)).length;
    if (ring === 'inner' && starts !== 1)
      wrong.push(`board.json, sector ${id}: touches ${starts} start spots; an inner sector touches exactly 1`);
  }
  for (const { id, sectors: around } of board.tokenSpots)
    for (const sector of around)
      if (!sectors.get(sector)?.tokenSpots.includes(id))
        wrong.push(`board.json, spot ${id}: sector ${sector} does not name this spot`);
  for (const { id, sectors: inRow, spaces: ends } of board.rows) {
    if (ends.length !== 2) wrong.push(`board.json, row ${id}: ${ends.length} spaces; a row has one at both ends`);
    for (const end of ends) {
      const order = spaces.get(end)?.sectors.join();
      if (order !== inRow.join() && order !== inRow.toReversed().join())
        wrong.push(`board.json, space ${end}: its sectors are not those of row ${id}, nearest first`);
    }
  }
  for (const { id, row, opposite } of board.craterSpaces) {
    const ends = board.rows.find((one) => one.id === row)?.spaces ?? [];
    if (!ends.includes(id) || !ends.includes(opposite) || id === opposite)
      wrong.push(`board.json, space ${id}: row ${row} does not have ${id} and ${opposite} at its ends`);
  }
  for (const sector of board.neutralDomes)
    if (!sectors.has(sector)) wrong.push(`board.json, neutralDomes: there is no sector ${sector}`);
  const inner = board.sectors.filter(({ ring }) => ring === 'inner').length;
  if (inner < 4) wrong.push(`board.json: ${inner} inner sectors; four first domes need a place`);
  return wrong;
}

/** A corporation action must always be possible (SHB-6.4.8). */
function tracks({ tracks: { reputation, energy } }: Files): string[] {
  const wrong: string[] = [];
  const always = reputation.corpActions.some(
    ({ at, effect }) =>
      at === 0 && effect.some((part) => part.op === 'gain' && part.what === 'reputation' && !part.per),
  );
  if (!always)
    wrong.push('tracks.json, reputation: an action at 0 that gains Reputation is needed; it is always possible');
  for (let level = 0; level < energy.emergencyPurchase.onlyWhileBelow; level++)
    if (energy.emergencyPurchase.creditsPerStep[level] === undefined)
      wrong.push(`tracks.json, energy, emergencyPurchase: no price at level ${level}`);
  return wrong;
}

function buildings({ 'player-board': { buildingTypes, buildings: list }, board }: Files): string[] {
  const wrong: string[] = [];
  for (const { id, count, size, cost } of buildingTypes) {
    const there = list.filter(({ type }) => type === id);
    if (there.length !== count)
      wrong.push(`player-board.json, ${id}: count is ${count}, but ${there.length} buildings are listed`);
    if (size > (board.constants.sectorCapacity ?? size))
      wrong.push(
        `player-board.json, ${id}: size ${size} does not fit into a sector (${board.constants.sectorCapacity})`,
      );
    for (const key of Object.keys(cost))
      if (!['titanium', 'rareEarth', 'credits', 'energy'].includes(key))
        wrong.push(`player-board.json, ${id}: ${key} cannot be part of a building cost`);
  }
  const sizes = buildingTypes.map(({ size }) => size);
  for (const size of twice(sizes)) wrong.push(`player-board.json: two building types of size ${size}; sizes differ`);
  return wrong;
}

function leaders({ leaders: { leaders: list }, setup }: Files): string[] {
  const tiles = new Set(list.map(({ tile }) => tile));
  const most = Math.max(...Object.values(setup.byPlayers).map(({ leadersOffered }) => leadersOffered));
  const wrong = tiles.size < most ? [`leaders.json: ${tiles.size} tiles; ${most} are needed`] : [];
  for (const tile of tiles)
    if (list.filter((leader) => leader.tile === tile).length !== 2)
      wrong.push(`leaders.json, ${tile}: a tile has two sides, A and B`);
  return wrong;
}

function corporations({ corporations: { corporations: list }, setup, projects: deck }: Files): string[] {
  const wrong: string[] = [];
  for (const id of CORPORATIONS)
    if (list.filter((one) => one.id === id).length !== 1)
      wrong.push(`corporations.json: ${id} must be there exactly once`);
  for (const { id, goals, projectCostLevels, tokensOnCorpBoardAtStart: tokens, projectCards } of list) {
    for (const tier of TIERS)
      if (goals.filter((goal) => goal.tier === tier).length !== 1)
        wrong.push(`corporations.json, ${id}: exactly one ${tier} goal is needed`);
    for (const goal of goals)
      for (const [players, slots] of Object.entries(goal.slotsByPlayers))
        if (slots < 1) wrong.push(`corporations.json, ${goal.id}: ${slots} slots for ${players}; at least 1`);
    for (let removed = 0; removed <= tokens; removed++)
      if (projectCostLevels[removed]?.tokensRemoved !== removed)
        wrong.push(`corporations.json, ${id}: no cost level for ${removed} tokens removed, in this order`);
    const cards = deck.projects.filter(({ corp }) => corp === id).length;
    if (cards !== projectCards) wrong.push(`projects.json, ${id}: ${cards} cards; projectCards says ${projectCards}`);
  }
  for (const { id, corporations: three } of setup.presets)
    if (new Set(three).size !== 3) wrong.push(`setup.json, ${id}: three different corporations are needed`);
  return wrong;
}

function projects({ projects: { projects: list } }: Files): string[] {
  const wrong: string[] = [];
  for (const { id, ability, endScoring } of list) {
    if (ability?.kind === 'permanent' && !ability.modifier && !(ability.trigger && ability.effect))
      wrong.push(`projects.json, ${id}: a permanent ability needs a modifier, or a trigger with an effect`);
    if (ability && ability.kind !== 'permanent' && !ability.effect)
      wrong.push(`projects.json, ${id}: a corporation action needs an effect`);
    if (ability?.energyWindow && ability.kind !== 'oncePerRound')
      wrong.push(`projects.json, ${id}: energyWindow is for oncePerRound abilities only`);
    if (ability?.energyWindow && (ability.cost?.energy || ability.cost?.sampleAny))
      wrong.push(`projects.json, ${id}: an energyWindow ability cannot cost Energy or samples of one's choice`);
    if (endScoring && !endScoring.sum && (endScoring.vpPer === undefined || endScoring.n === undefined))
      wrong.push(`projects.json, ${id}: end scoring needs vpPer and n, or a sum`);
  }
  return wrong;
}

function solo(files: Files): string[] {
  const wrong: string[] = [];
  const { cards } = files['solo-action-cards'];
  if (cards.length !== 7) wrong.push(`solo-action-cards.json: ${cards.length} cards; 7 are needed`);
  for (const { id, left, right, triangle, rows } of cards) {
    if (left[0] === left[1]) wrong.push(`solo-action-cards.json, ${id}: the two letters on the left must differ`);
    if (right.red === right.plain) wrong.push(`solo-action-cards.json, ${id}: red and plain letter must differ`);
    if (!files.board.craterSpaces.some((space) => space.id === triangle))
      wrong.push(`solo-action-cards.json, ${id}: there is no crater space ${triangle}`);
    if (new Set(rows.map(({ astronaut }) => astronaut)).size !== 3)
      wrong.push(`solo-action-cards.json, ${id}: each astronaut type needs its row`);
  }
  for (const id of CORPORATIONS)
    if (files['solo-corporation-cards'].cards.filter(({ corp }) => corp === id).length !== 1)
      wrong.push(`solo-corporation-cards.json: exactly one card for ${id} is needed`);
  return wrong;
}

/** Numbers that stand in two files (SHB-22.4). */
function agreements(files: Files): string[] {
  const wrong: string[] = [];
  const agree = (where: string, there: number, setup: number) => {
    if (there !== setup) wrong.push(`${where} is ${there}, setup.json says ${setup}; both must be the same`);
  };
  for (const at of keysOf(files.setup.byPlayers)) {
    const numbers = files.setup.byPlayers[at];
    agree(`tracks.json, energy, startByPlayers ${at}`, files.tracks.energy.startByPlayers[at], numbers.energyStart);
    for (const id of CORPORATIONS)
      for (const [where, there, setup] of OWN_BOARDS[id].agreements?.(files, at) ?? [])
        agree(`${id}.json, ${where} ${at}`, there, setup);
    for (const { goals } of files.corporations.corporations)
      for (const { id, tier, slotsByPlayers } of goals)
        agree(`corporations.json, ${id} ${at}`, slotsByPlayers[at], numbers.goalSlots[tier]);
  }
  return wrong;
}

/** Every thing that is shown has a name in three languages. */
function named(files: Files): string[] {
  const wrong: string[] = [];
  const say = (kind: keyof typeof names, list: readonly (string | number)[]) => {
    const known: { readonly [id: string]: { en?: string; pl?: string; cs?: string } } = names[kind];
    for (const id of list)
      for (const language of ['en', 'pl', 'cs'] as const)
        if (!known[id]?.[language]) wrong.push(`names.json, ${kind}, ${id}: no name in ${language}`);
  };
  say('corporations', CORPORATIONS);
  say(
    'leaders',
    files.leaders.leaders.map(({ id }) => id),
  );
  say(
    'projects',
    files.projects.projects.map(({ id }) => id),
  );
  for (const corporation of CORPORATIONS)
    for (const [kind, things] of Object.entries(OWN_BOARDS[corporation].named?.(files) ?? {}))
      say(
        oneOf(keysOf(names), kind),
        things.map(({ id }) => id),
      );
  say(
    'buildings',
    files['player-board'].buildings.map(({ id }) => id),
  );
  say(
    'presets',
    files.setup.presets.map(({ id }) => id),
  );
  return wrong;
}
