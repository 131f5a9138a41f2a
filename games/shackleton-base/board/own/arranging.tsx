import { type Asked, same } from '@orrery/kernel';
import { Button, choosable, pressable } from '@orrery/ui';
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { PLACES } from '../../data/index.ts';
import { emptyBase, incomeOf, laboratoryPoints, upkeepOf, wholeCrew, works } from '../../rules/lookups/index.ts';
import type { Base } from '../../rules/table.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { useBoard, useMe } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Sign } from '../pieces/sign.tsx';
import { type Arrangement, arrangementOf, baseOf, exchanged, proposedFor } from '../read/arrangement.ts';
import { Benefit } from './benefit.tsx';
import { Dues, Incomes } from './forecast.tsx';

type Arrange = Extract<Asked<ShackletonBase>, { question: 'arrange-base' }>;

/** What is being arranged, and in which upkeep. */
export interface Draft {
  readonly about: string;
  readonly arrangement: Arrangement;
}

/** The first question of a series begins a new draft; the others go on with it. */
const seriesOf = ({ about, seat }: Arrange, round: number): string =>
  `${round} ${seat} ${JSON.stringify(about.before)}`;

export interface ArrangingProps {
  readonly asked: Arrange;
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft) => void;
}

/** Arranging the base by drag and drop, tap and tap, or keys; the whole series is one step (SHB-10.10, SHB-21.13). */
export function Arranging({ asked, draft: kept, onDraft }: ArrangingProps) {
  const { view, say, choice } = useBoard();
  const me = useMe() ?? 0;
  const [held, setHeld] = useState<number>();
  const { table } = view;
  const player = table.players[me];
  const about = seriesOf(asked, table.round);
  const everybody = wholeCrew({ base: player.base, arrivals: asked.about.pool });
  const { before } = asked.about;
  const done = PLACES.slice(0, PLACES.indexOf(asked.about.place));
  // Whoever answered for some places in another way goes on from there.
  const fits = ({ arrangement: one }: Draft) => done.every((place) => same(baseOf(one)[place], player.base[place]));
  const answered = Object.fromEntries(done.map((place) => [place, player.base[place]]));
  const arrangement =
    kept?.about === about && fits(kept)
      ? kept.arrangement
      : arrangementOf(player, done.length > 0 ? { ...emptyBase(), ...answered } : before, everybody);
  const base = baseOf(arrangement);
  const [over, setOver] = useState<{ from: number; to: number }>();
  const set = (next: Arrangement) => onDraft({ about, arrangement: next });

  const finish = () => {
    set(arrangement);
    choice.series(PLACES.map((place) => ({ question: 'arrange-base', about: { place }, part: base[place] })));
  };
  const put = (at: number) => {
    if (held === undefined) {
      if (arrangement[at].figure) setHeld(at);
      return;
    }
    set(exchanged(arrangement, held, at));
    setHeld(undefined);
  };
  const drag = useDrag(setOver, (from, to) => {
    set(exchanged(arrangement, from, to));
    setHeld(undefined);
  });
  return (
    <section className="sb-arranging" aria-label={say('board.arrange')}>
      <div className="sb-arrange-places">
        {[...PLACES, 'gateway' as const].map((place) => {
          const positions = arrangement.flatMap((position, at) =>
            position.place === place ? [{ ...position, at }] : [],
          );
          if (positions.length === 0) return null;
          const name = say(place === 'gateway' ? 'board.gateway' : `place.${place}`);
          return (
            <div key={place} className="sb-arrange-place" data-place={place}>
              <span className="sb-arrange-name">
                <span>{name}</span>
                {place !== 'gateway' && place !== 'waiting' && place !== 'domes' && <Benefit building={place} />}
              </span>
              <span className="sb-slots">
                {positions.map(({ figure, at }, i) => (
                  <span
                    key={at}
                    {...pressable(
                      `position:${at}`,
                      [
                        say('board.arrange.slot', { name, n: i + 1 }),
                        figure ? say(`astronaut.${figure}`) : say('board.empty'),
                        ...(held === at ? [say('board.arrange.held')] : []),
                      ].join(', '),
                      () => put(at),
                    )}
                    className="target sb-base-slot"
                    data-position={at}
                    data-over={over?.to === at}
                    data-held={held === at}
                    onPointerDown={(event) => drag(event, at, figure !== null)}
                  >
                    {figure && <AstronautPiece type={figure} pale={place === 'gateway' || !works(place, figure)} />}
                  </span>
                ))}
              </span>
            </div>
          );
        })}
      </div>
      <Effect base={over ? baseOf(exchanged(arrangement, over.from, over.to)) : base} />
      <div className="sb-arrange-buttons">
        <Button
          look="quiet"
          onPress={() => {
            set(proposedFor(table, me, everybody));
            setHeld(undefined);
          }}
        >
          {say('board.arrange.propose')}
        </Button>
        <div
          {...choosable('arranged:done', say('board.arrange.done'), finish, { can: true, picked: false })}
          className="target target-can sb-arranged"
        >
          {say('board.arrange.done')}
        </div>
      </div>
      <p className="sb-note">{say('board.arrange.hint')}</p>
    </section>
  );
}

/** What the layout would do: income, upkeep, discounts, and points of the laboratories (SHB-21.13). */
function Effect({ base }: { readonly base: Base }) {
  const { view, say } = useBoard();
  const me = useMe() ?? 0;
  const player = { ...view.table.players[me], base };
  const income = incomeOf(view.table, me, base);
  const upkeep = upkeepOf({ ...player, reputation: player.reputation + (income.reputation ?? 0) });
  const missing = Math.max(0, upkeep.due - player.stock.credits - (income.credits ?? 0));
  const lost = Math.min(missing, player.reputation + (income.reputation ?? 0));
  return (
    <p className="sb-forecast" data-short={missing > 0}>
      <Incomes income={income} />
      <Dues upkeep={upkeep} missing={missing} lost={{ reputation: lost, vp: 2 * (missing - lost) }} />
      <span className="sb-forecast-item">
        <Sign name="laboratory" />
        {laboratoryPoints(player)}
        <Sign name="vp" />
      </span>
      <span className="sb-forecast-item">
        {say('board.arrange.discounts', {
          projects: base['workshop-middle'].technician,
          commands: base['workshop-bottom'].scientist,
        })}
      </span>
    </p>
  );
}

const positionAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const at = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-position]')?.dataset.position;
  return at === undefined ? undefined : Number(at);
};

/** A finger or pointer takes an astronaut, is told over which position it is, and drops it there. A tap stays a tap. */
function useDrag(
  onOver: (over: { readonly from: number; readonly to: number } | undefined) => void,
  onDrop: (from: number, to: number) => void,
) {
  const moving = useRef<{ ghost: HTMLElement; from: number; x: number; y: number }>(undefined);
  return (event: ReactPointerEvent<HTMLElement>, from: number, somebody: boolean) => {
    if (!somebody || event.button !== 0) return;
    const { currentTarget: source, clientX: x, clientY: y } = event;
    const ghost = source.cloneNode(true) as HTMLElement;
    ghost.className = 'sb-drag-ghost';
    const box = source.getBoundingClientRect();
    const move = (to: PointerEvent) => {
      if (!moving.current && Math.hypot(to.clientX - x, to.clientY - y) < 8) return;
      if (!moving.current) {
        source.closest('.sb-arranging')?.append(ghost);
        moving.current = { ghost, from, x, y };
      }
      ghost.style.transform = `translate(${to.clientX - box.width / 2}px, ${to.clientY - box.height / 2}px)`;
      const at = positionAt(to);
      onOver(at === undefined || at === from ? undefined : { from, to: at });
    };
    const end = (to: PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (!moving.current) return;
      moving.current = undefined;
      ghost.remove();
      onOver(undefined);
      // Dropped where it was taken from, it would be tapped as well.
      const tapless = (click: Event) => click.stopPropagation();
      window.addEventListener('click', tapless, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', tapless, { capture: true }));
      const at = positionAt(to);
      if (to.type === 'pointerup' && at !== undefined && at !== from) onDrop(from, at);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}
