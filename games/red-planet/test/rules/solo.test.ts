import { describe, expect, it } from 'vitest';
import { ZONES } from '../../data/ids.ts';
import { destinationOf, findShip } from '../../rules/lookups.ts';
import { production } from '../../rules/production.ts';
import {
  begun,
  crewOf,
  docked,
  faceUp,
  inZone,
  launched,
  left,
  list,
  lost,
  positioned,
  resolving,
  sound,
  stackEvents,
  told,
  won,
} from '../scenes.ts';

/** Bot 1 resolves a character in this position. */
const bot = (character: Parameters<typeof resolving>[2], text: string, options?: { [name: string]: unknown }) =>
  resolving(positioned(1, text, options), 1, character);

/** The same with no astronaut to place, so that only the effect happens. */
const effect = (character: Parameters<typeof resolving>[2], text: string) =>
  resolving(
    positioned(1, text).position((table) => {
      table.companies[1].supply = character === 'femme-fatale' ? 1 : 0;
    }),
    1,
    character,
  );

describe('section 12: solo', () => {
  it('MRP-12.1 one human and two to five bots', () => {
    for (const bots of [2, 3, 4, 5]) {
      const { table } = begun(1, { bots });
      expect(table.companies.map(({ role }) => role)).toEqual(['main', ...Array(bots).fill('bot')]);
      expect(table.docks).toHaveLength(1 + bots);
    }
  });

  it('MRP-12.3 bots lay a card that nobody sees', () => {
    const { table } = begun(1);
    for (const { chosen } of table.companies.slice(1)) {
      expect(chosen.seen).toEqual([]);
      expect(chosen.cards).toHaveLength(1);
    }
  });

  it('MRP-12.4.3, MRP-12.4.4 boards the ship of the highest zone and uses it before the next astronaut', () => {
    const scene = bot(
      'pilot',
      'list HE TS SM PH AU VB MT SS MS VM; D1 ship-12 TS/4 []; D2 ship-09 HE/4 []; D3 ship-22 SM/4 []',
    );
    expect([crewOf(scene, 'ship-09'), crewOf(scene, 'ship-12')]).toEqual([[1], [1]]);
    // The Pilot's own effect used Syrtis Major afterwards: ship-12 is first by dock.
    expect(list(scene)).toBe('PH AU VB MT SS MS VM HE TS SM');
    expect(destinationOf(findShip(scene.table, 'ship-12'))).toBe('syrtis-major');
  });

  it('MRP-12.4.3 ties: fewer free seats, then the lower dock', () => {
    const scene = bot('recruiter', 'list HE TS SM PH AU VB MT SS MS VM; D1 ship-09 HE/4 []; D2 ship-08 HE/3 []');
    expect(crewOf(scene, 'ship-08')).toEqual([1]);
    const equal = bot('recruiter', 'list HE TS SM PH AU VB MT SS MS VM; D1 ship-09 HE/4 [0]; D2 ship-08 HE/3 []');
    expect(crewOf(equal, 'ship-09')).toEqual([0, 1]);
  });

  it('MRP-12.4.2, MRP-12.4.4 an unknown ship counts as bound for the highest zone with a token, and gets it', () => {
    const scene = bot(
      'recruiter',
      'list HE TS SM PH AU VB MT SS MS VM; D1 ship-12 TS/4 []; D2 ship-34 unknown/4 []; pool HE 1',
    );
    expect(findShip(scene.table, 'ship-34')).toMatchObject({ crew: [1], tokens: ['hellas'] });
    expect(scene.table.pool.hellas).toBe(0);
    expect(list(scene)).toBe('TS SM PH AU VB MT SS MS VM HE');
  });

  it('MRP-12.4.2 with an empty pool an unknown ship comes last and uses no zone', () => {
    const dry = (text: string) =>
      resolving(
        positioned(1, `list HE TS SM PH AU VB MT SS MS VM; ${text}`).position((table) => {
          for (const zone of ZONES) table.pool[zone] = 0;
        }),
        1,
        'recruiter',
      );
    expect(crewOf(dry('D1 ship-34 unknown/4 []; D2 ship-25 VM/4 []'), 'ship-25')).toEqual([1]);
    const alone = dry('D1 ship-34 unknown/4 []');
    expect(crewOf(alone, 'ship-34')).toEqual([1]);
    expect(list(alone)).toBe('HE TS SM PH AU VB MT SS MS VM');
  });

  it('MRP-12.4.1 the last astronaut of the supply is placed too', () => {
    const scene = positioned(1, 'D1 ship-09 HE/4 []').position((table) => {
      table.companies[1].supply = 1;
    });
    expect(crewOf(resolving(scene, 1, 'pilot'), 'ship-09')).toEqual([1]);
    expect(scene.table.companies[1].supply).toBe(0);
  });

  it("MRP-12.4.1 the Secret Agent's second boards another ship", () => {
    const scene = bot('secret-agent', 'list HE TS SM PH AU VB MT SS MS VM; D1 ship-09 HE/4 []; D2 ship-08 HE/3 []');
    expect([crewOf(scene, 'ship-08'), crewOf(scene, 'ship-09')]).toEqual([[1], [1]]);
  });

  it('MRP-12.5.7, MRP-12.4 the Travel Agent uses the zone once for three, or does nothing', () => {
    const scene = bot('travel-agent', 'list TS HE SM PH AU VB MT SS MS VM; D1 ship-12 TS/4 [0,0]; D2 ship-09 HE/4 []');
    expect(crewOf(scene, 'ship-09')).toEqual([1, 1, 1]);
    expect(list(scene)).toBe('TS SM PH AU VB MT SS MS VM HE');
    const none = bot('travel-agent', 'list TS HE SM PH AU VB MT SS MS VM; D1 ship-12 TS/4 [0,0]');
    expect(crewOf(none, 'ship-12')).toEqual([0, 0]);
    expect([told(scene, 'skipped').length, told(none, 'skipped').length]).toEqual([0, 1]);
    expect(list(none)).toBe('TS HE SM PH AU VB MT SS MS VM');
  });

  it('MRP-12.5.1 the Recruiter places one, leaves, and the others form a new deck', () => {
    const scene = bot('recruiter', 'D1 ship-09 HE/4 []');
    const { deck, retired } = scene.table.companies[1];
    expect(deck.cards).toHaveLength(8);
    expect(retired.cards).toEqual(['recruiter']);
    expect(sound(scene)).toEqual([]);
  });

  it('MRP-12.5.2 the Explorer takes the three zones with fewest own astronauts, then the higher on the list', () => {
    const text = 'list VM SM PH AU VB MT SS MS TS HE; VB {1:4}; TS {1:1}; MT {1:2}; SS {1:2}; MS {1:2}';
    const scene = bot('explorer', text);
    expect(inZone(scene, 'VM')).toBe('{1:3}');
    expect(['TS', 'MT', 'SS', 'MS', 'VB'].map((code) => inZone(scene, code))).toEqual([
      '{}',
      '{1:1}',
      '{1:1}',
      '{1:2}',
      '{1:4}',
    ]);
    expect(scene.table.priority.at(-1)).toBe('valles-marineris');
  });

  it('MRP-12.5.2 an Explorer on Phobos alone does not move', () => {
    const scene = bot('explorer', 'list VM SM PH AU VB MT SS MS TS HE; PH {1:4}');
    expect(told(scene, 'skipped')).toContainEqual({ type: 'skipped', company: 1, question: 'explore' });
    expect(list(scene)).toBe('VM SM PH AU VB MT SS MS TS HE');
  });

  it('MRP-12.5.3 the Scientist discards a discovery that finds no zone, keeps actions, and needs a deck', () => {
    const cards = [
      'ether-magnet',
      'native-resistance',
      'great-sandstorm',
      'synergy',
      'rockburst',
      'rich-vein',
      'lichens',
    ];
    const text = ['VB', 'AU', 'HE', 'TS', 'MT', 'SS', 'MS'].map((code, i) => `disc-${cards[i]} on ${code}`).join(';');
    const full = positioned(1, text).position((table) => stackEvents(table, 'disc-even-ground'));
    resolving(full, 1, 'scientist');
    expect(full.table.discarded).toMatchObject({ seen: 'all', cards: ['disc-even-ground'] });
    expect(told(full, 'discovery-looked')).toEqual([]);
    const action = positioned(1, '', { level: 'cadet' }).position((table) => stackEvents(table, 'act-ether-wind'));
    resolving(action, 1, 'scientist');
    expect(action.table.companies[1].kept.cards).toEqual(['act-ether-wind']);
  });

  it('MRP-12.5.4 Secret Agent: equal numbers go by destination; without own ones the emptiest ship', () => {
    const by = effect('secret-agent', 'list TS HE SM PH AU VB MT SS MS VM; D1 ship-09 HE/4 [1]; D2 ship-12 TS/4 [1]');
    expect(launched(by)).toEqual(['ship-12']);
    const empty = effect('secret-agent', 'D1 ship-09 HE/4 [0]; D2 ship-12 TS/4 []; D3 ship-22 SM/4 []');
    expect(launched(empty)).toEqual(['ship-12']);
    expect(told(empty, 'launched')).toEqual([{ type: 'launched', ship: 'ship-12', forced: true }]);
  });

  it('MRP-12.5.5 Saboteur: fewest own, then most others, then the lower dock', () => {
    const scene = effect('saboteur', 'D1 ship-09 HE/4 [0]; D2 ship-12 TS/4 [0,2]; D3 ship-24 SM/5 [0,0,0,1]');
    expect(docked(scene)).toEqual(['ship-09', 'ship-24']);
    expect(docked(effect('saboteur', 'D1 ship-09 HE/4 []; D2 ship-12 TS/4 []'))).toEqual(['ship-12']);
  });

  it('MRP-12.5.6 Femme Fatale: the highest shared zone, the biggest rival, of equal ones the human', () => {
    const scene = effect(
      'femme-fatale',
      'list HE TS SM PH AU VB MT SS MS VM; TS {1:1,2:3}; SM {0:2,1:1,2:2}; HE {0:5}',
    );
    expect(inZone(scene, 'TS')).toBe('{1:2,2:2}');
    expect(scene.table.priority.at(-1)).toBe('tritonis-sinus');
    const tie = effect('femme-fatale', 'list HE TS SM PH AU VB MT SS MS VM; SM {0:2,1:1,2:2}');
    expect(inZone(tie, 'SM')).toBe('{0:1,1:2,2:2}');
  });

  it('MRP-12.5.6, MRP-16.24 Femme Fatale: nothing without an astronaut in supply', () => {
    const scene = positioned(1, 'HE {0:1,1:1}').position((table) => {
      table.companies[1].supply = 0;
    });
    expect(inZone(resolving(scene, 1, 'femme-fatale'), 'HE')).toBe('{0:1,1:1}');
  });

  it('MRP-12.5.6 Femme Fatale: else ships, docked before launched, by destination', () => {
    const text =
      'list HE TS SM PH AU VB MT SS MS VM; launched ship-09 HE/4 [1,0]; D1 ship-22 SM/4 [1,0]; D2 ship-12 TS/4 [0,1]';
    const scene = positioned(1, text).position((table) => {
      table.companies[1].supply = 1;
    });
    scene.position((table) => {
      // The one astronaut left is needed for the replacement, so no ship has a free seat.
      for (const id of ['ship-22', 'ship-12']) findShip(table, id).crew.push(2, 2);
    });
    resolving(scene, 1, 'femme-fatale');
    expect(told(scene, 'replaced-aboard')).toEqual([
      { type: 'replaced-aboard', company: 1, victim: 2, ship: 'ship-12' },
    ]);
    expect(scene.table.priority.at(-1)).toBe('tritonis-sinus');
  });

  it('MRP-12.5.8 Soldier: zones with own astronauts first, inner zones never', () => {
    const scene = bot('soldier', 'list SM HE TS PH AU VB MT SS MS VM; SM {0:2,1:1}; HE {0:3}; TS {1:1,2:1}');
    expect(lost(scene)).toBe('{2:1}');
    expect(scene.table.priority.at(-1)).toBe('tritonis-sinus');
    const apart = bot('soldier', 'list SM HE TS PH AU VB MT SS MS VM; HE {0:2,2:3}');
    expect(lost(apart)).toBe('{2:1}');
  });

  it('MRP-12.5.8 Soldier: an own victim uses no zone; then all drop from Phobos', () => {
    const own = bot('soldier', 'list SM TS HE PH AU VB MT SS MS VM; SM {1:1}; HE {1:1}');
    expect([inZone(own, 'HE'), lost(own)]).toEqual(['{}', '{1:1}']);
    expect(list(own)).toBe('SM TS HE PH AU VB MT SS MS VM');
    const drop = bot('soldier', 'list PH AU HE TS SM VB MT SS MS VM; PH {1:5}; AU=ice down');
    expect([inZone(drop, 'PH'), inZone(drop, 'AU'), lost(drop)]).toEqual(['{1:1}', '{1:3}', '{1:1}']);
    expect(faceUp(drop, 'AU')).toBe(true);
    expect(list(drop)).toBe('PH HE TS SM VB MT SS MS VM AU');
  });

  it('MRP-12.5.9 Pilot: own ship to the highest zone, launched before docked', () => {
    const scene = effect('pilot', 'list PH AU HE TS SM VB MT SS MS VM; D1 ship-09 HE/4 [1]; launched ship-12 TS/4 [1]');
    expect(destinationOf(findShip(scene.table, 'ship-12'))).toBe('phobos');
    expect(scene.table.priority.at(-1)).toBe('phobos');
  });

  it("MRP-12.5.9 Pilot: else the human's ship to the lowest zone, which is not used", () => {
    const scene = effect(
      'pilot',
      'list PH AU HE TS SM VB MT SS MS VM; D1 ship-09 HE/4 [2]; D2 ship-12 TS/4 [0]; pool VM 0',
    );
    expect(destinationOf(findShip(scene.table, 'ship-12'))).toBe('mare-serpentis');
    expect(list(scene)).toBe('PH AU HE TS SM VB MT SS MS VM');
    expect(told(effect('pilot', ''), 'skipped')).toContainEqual({
      type: 'skipped',
      company: 1,
      question: 'pilot-ship',
    });
  });

  it('MRP-12.7 Tycoon: the human drops out of a tie with a bot', () => {
    const text = 'HE=ice up; HE {0:2,1:2,2:2}; AU=ice up; AU {0:1}';
    const tycoon = positioned(1, text, { level: 'tycoon' }).doing(production({ phase: 2 }));
    expect([won(tycoon, 0), won(tycoon, 1), won(tycoon, 2)]).toEqual(['2 ice', '1 ice', '1 ice']);
    const director = positioned(1, text, { level: 'director' }).doing(production({ phase: 2 }));
    expect([won(director, 0), won(director, 1), left(director, 'HE')]).toEqual(['2 ice', '', '2 ice']);
  });
});
