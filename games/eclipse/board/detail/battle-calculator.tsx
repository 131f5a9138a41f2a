import { isOneOf, oneOf, type Seat } from '@orrery/kernel';
import { Glyph, Select } from '@orrery/ui';
import { useState } from 'react';
import { BOX, NPCS, type Npc, SHIPS, type Ship } from '../../data/index.ts';
import { npcValues, valuesOf } from '../../rules/lookups/index.ts';
import type { Seen, Unit } from '../../rules/table.ts';
import { BattleOdds, FieldOdds } from '../battle/battle-odds.tsx';
import { useColours } from '../battle/colours.ts';
import { fieldAt, fieldOf, isFought, sidesAt } from '../battle/contest.ts';
import { BattleValues } from '../battle/unit-card.tsx';
import { type BoardContext, useBoard } from '../context.tsx';
import { ShipSvg } from '../pieces/ship.tsx';

type Figure = Ship | Npc;
/** Whose ships: a seat's number, or a kind of non-player force. */
type Who = `${number}` | Npc;

interface Force {
  readonly who: Who;
  readonly counts: { readonly [figure in Figure]?: number };
}

const isNpc = (who: Who): who is Npc => isOneOf(NPCS, who);
const seatOf = (who: Who): Seat | null => (isNpc(who) ? null : Number(who));
const figuresOf = (who: Who): readonly Figure[] => (isNpc(who) ? [who] : SHIPS);

/** Figures of one kind that a hex can have. */
const MOST_NPCS = 4;
const mostOf = (figure: Figure): number => (isOneOf(SHIPS, figure) ? BOX.ships[figure] : MOST_NPCS);

const valuesFor = (table: Seen, who: Who, figure: Figure) =>
  isNpc(who) ? npcValues(table, who) : valuesOf(table.players[Number(who)], oneOf(SHIPS, figure));

function unitsOf(table: Seen, { who, counts }: Force): Unit[] {
  return figuresOf(who)
    .filter((figure) => (counts[figure] ?? 0) > 0)
    .map((ship) => ({
      ship,
      values: valuesFor(table, who, ship),
      damage: Array<number>(counts[ship] ?? 0).fill(0),
      retreat: null,
    }));
}

const forceOf = (seat: Seat | null, units: readonly Unit[]): Force => ({
  who: seat === null ? oneOf(NPCS, units[0].ship) : `${seat}`,
  counts: Object.fromEntries(units.map(({ ship, damage }) => [ship, damage.length])),
});

/** Attacker and defender of the first battle in a sector; where none is coming, one's own ships against who is there. */
function firstForces({ view, seat }: Pick<BoardContext, 'view' | 'seat'>, sector: number | undefined): [Force, Force] {
  const { table } = view;
  const sides = sidesAt(table, sector);
  const field = fieldOf(table, sides);
  if (isFought(field)) {
    const [defender, attacker] = sides.slice(-2);
    return [forceOf(attacker.seat, attacker.units), forceOf(defender.seat, defender.units)];
  }
  const foe = sides.findLast((side) => side.seat !== seat);
  const mine: Force = { who: `${seat}`, counts: { interceptor: 2 } };
  return [mine, foe ? forceOf(foe.seat, foe.units) : { who: 'ancient', counts: { ancient: 1 } }];
}

/** Fleets of any size against each other, with the blueprints of now. */
export function Calculator({ sector }: { readonly sector?: number }) {
  const stage = useBoard();
  const { say, view } = stage;
  const [[attacker, defender], setForces] = useState(() => firstForces(stage, sector));
  const sides = [defender, attacker].map((force) => ({ seat: seatOf(force.who), units: unitsOf(view.table, force) }));
  const ready = sides.every(({ units }) => units.length > 0);
  return (
    <div className="ec-calculator">
      <h3>{say('board.calculator')}</h3>
      <p className="ec-odds-note">{say('board.calculator.text')}</p>
      {sector !== undefined && <Standing sector={sector} />}
      <ForceForm as="attacker" force={attacker} onChange={(force) => setForces([force, defender])} />
      {!isNpc(defender.who) && (
        <button type="button" className="ec-tool ec-swap" onClick={() => setForces([defender, attacker])}>
          <Glyph name="reset" />
          <span>{say('board.calculator.swap')}</span>
        </button>
      )}
      <ForceForm as="defender" force={defender} onChange={(force) => setForces([attacker, force])} />
      {ready ? (
        <FieldOdds field={fieldOf(view.table, sides)} first={seatOf(attacker.who) ?? undefined} />
      ) : (
        <p>{say('board.calculator.empty')}</p>
      )}
    </div>
  );
}

/** The chances in the sector as things stand, where a battle is coming. */
function Standing({ sector }: { readonly sector: number }) {
  const { say, view, seat } = useBoard();
  if (!fieldAt(view.table, sector)) return null;
  return (
    <section className="ec-force">
      <h4>{say('board.calculator.now', { sector })}</h4>
      <BattleOdds sector={sector} attacker={seat} />
    </section>
  );
}

interface ForceFormProps {
  readonly as: 'attacker' | 'defender';
  readonly force: Force;
  readonly onChange: (force: Force) => void;
}

type Option = { readonly value: Who; readonly label: string };

/** Who it is, and how many ships of each type. */
function ForceForm({ as: role, force, onChange }: ForceFormProps) {
  const { say, view, faces } = useBoard();
  const colours = useColours();
  const { who, counts } = force;
  const players = faces.flatMap(({ seat, name }) =>
    seat === null ? [] : [{ value: `${seat}`, label: name } satisfies Option],
  );
  const npcs = NPCS.map((npc): Option => ({ value: npc, label: say(`ship.${npc}`) }));
  const known = players.filter(({ value }) => view.table.players[Number(value)].species !== null);
  return (
    <fieldset className={`ec-force ${colours(seatOf(who), who).className}`}>
      <Select
        label={say(`board.battle.${role}`)}
        value={who}
        of={role === 'attacker' ? known : [...known, ...npcs]}
        onChange={(next) =>
          onChange({ who: next, counts: isNpc(next) ? { [next]: 1 } : isNpc(who) ? { interceptor: 2 } : counts })
        }
      />
      <ul className="ec-force-rows">
        {figuresOf(who).map((figure) => (
          <li key={figure} className="ec-force-row">
            <ShipSvg ship={figure} />
            <span className="ec-force-name">{say(`ship.${figure}`)}</span>
            <Stepper
              label={say(`ship.${figure}`)}
              value={counts[figure] ?? 0}
              most={mostOf(figure)}
              onChange={(count) => onChange({ who, counts: { ...counts, [figure]: count } })}
            />
            <BattleValues values={valuesFor(view.table, who, figure)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Stepper({ label, value, most, onChange }: StepperProps) {
  const { say } = useBoard();
  const step = (by: number) => onChange(Math.max(0, Math.min(most, value + by)));
  return (
    <span className="ec-stepper">
      <button type="button" aria-label={say('board.calculator.less', { name: label })} onClick={() => step(-1)}>
        <Glyph name="minus" />
      </button>
      <output>{value}</output>
      <button type="button" aria-label={say('board.calculator.more', { name: label })} onClick={() => step(1)}>
        <Glyph name="plus" />
      </button>
    </span>
  );
}
