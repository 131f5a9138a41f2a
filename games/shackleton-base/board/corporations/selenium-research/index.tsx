import { count, open } from '@orrery/kernel';
import { Plate } from '@orrery/ui';
import { FILES } from '../../../data/index.ts';
import { useBoard, useThing } from '../../context.tsx';
import { Amounts, costAmounts, effectAmounts } from '../../pieces/effects.tsx';
import { Owners } from '../../pieces/owners.tsx';
import { Sign, type SignName } from '../../pieces/sign.tsx';
import { costIn, effectsIn } from '../../read/names.ts';
import { piece } from '../../read/pieces.ts';
import type { CorporationScreen } from '../contract.ts';
import { LineDrawing } from '../line-drawing.tsx';
import { ids } from './speech.ts';
import './style.css';

const { experiments, fields, slots } = FILES['selenium-research'];
const factsOf = (id: string | undefined) => experiments.find((one) => one.id === id);

/** Six experiments around a compass, what was completed by field, and the tokens to come (SHB-13.4). */
function Instrument() {
  const { view, say } = useBoard();
  const thing = useThing();
  const { table } = view;
  const board = table.boards['selenium-research'];
  if (!board) return null;
  const left = count(board.pile);
  const stack = table.corporations.find(({ id }) => id === 'selenium-research')?.tokens ?? [];
  return (
    <div className="sb-selenium">
      <div className="sb-compass">
        <span className="sb-compass-rose">
          <LineDrawing width={64} height={64}>
            <circle cx="32" cy="32" r="30" />
            <circle cx="32" cy="32" r="22" />
            <path className="sb-drawn-hull" d="M32 4L37 27L60 32L37 37L32 60L27 37L4 32L27 27Z" />
          </LineDrawing>
          <strong title={say('board.selenium.pile', { n: left })}>{left}</strong>
          <span className="unseen">{say('board.selenium.pile', { n: left })}</span>
        </span>
        {slots.map((slot) => {
          const facts = factsOf(board.slots[slot]?.cards?.[0]);
          if (!facts)
            return (
              <Plate
                key={slot}
                className={`sb-cell sb-at-${slot}`}
                target={thing(ids.experiment(slot), [say(`slot.${slot}`), say('board.empty')])}
              >
                {slot}
              </Plate>
            );
          const { id, field, cost, vp, reward } = facts;
          return (
            <Plate
              key={id}
              className={`sb-cell sb-at-${slot} sb-field-${field}`}
              data-piece={piece.experiment(id)}
              target={thing(ids.experiment(slot), [
                say(`experiment.${id}`),
                say(`field.${field}`),
                say(`slot.${slot}`),
                costIn(say, cost),
                say('board.brings', { gains: effectsIn(say, [{ op: 'gain', what: 'vp', n: vp }, ...reward]) }),
              ])}
            >
              <span className="sb-cell-cost">
                <Amounts of={costAmounts(cost)} />
              </span>
              <span className="sb-cell-brings">
                <span className="sb-field-letter">{say(`field.${field}`).charAt(0)}</span>
                <Amounts of={[{ sign: 'vp', n: vp }, ...effectAmounts(reward)]} />
              </span>
            </Plate>
          );
        })}
      </div>
      {stack.length > 0 && (
        <p className="sb-line sb-selenium-stack">
          {say('board.selenium.stack')}
          <span className="sb-chip">
            {stack.map((face, i) => (
              <Sign key={i} name={(face ?? 'sample') as SignName} />
            ))}
          </span>
        </p>
      )}
      <ul className="sb-line">
        {table.players.map((_, who) => {
          const done = (board.completed[who]?.cards ?? []).map((id) => factsOf(id)?.field);
          return (
            <li key={who} className="sb-chip">
              <Owners of={[who]} />
              {fields.map((field) => (
                <span key={field} className={`sb-field-count sb-field-${field}`} title={say(`field.${field}`)}>
                  {say(`field.${field}`).charAt(0)} {done.filter((one) => one === field).length}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Gauge() {
  const { view } = useBoard();
  const board = view.table.boards['selenium-research'];
  return (
    <span className="sb-chip">
      <Sign name="sample" /> {board ? count(board.pile) : 0}
    </span>
  );
}

export const screen: CorporationScreen<'selenium-research'> = {
  id: 'selenium-research',
  rule: 'SHB-13.4',
  patch: {
    outline: 'M16 1l13 7.500v15L16 31 3 23.500v-15z',
    emblem:
      'M13 6h6v2h-1v5l5.500 9A2 2 0 0 1 22 25H10a2 2 0 0 1-1.500-3L14 13V8h-1zM13.500 17.500L11.500 21.500h9l-2-4zM24 8a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM8 9a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3z',
  },
  Instrument,
  Gauge,
  questions: ['choose-experiment'],
  example: {
    slots: Object.fromEntries(slots.map((slot, i) => [slot, open('experiment', [experiments[3 * i].id])])),
    pile: open('experiment', []),
    discard: open('experiment', []),
    completed: [open('experiment', [experiments[1].id, experiments[7].id]), open('experiment', [experiments[13].id])],
  },
};
