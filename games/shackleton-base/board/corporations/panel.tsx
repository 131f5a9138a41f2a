import { count } from '@orrery/kernel';
import { Glyph, Plate } from '@orrery/ui';
import { CORPORATION, type CorporationId, LETTERS, type ProjectId, TIERS, type Tier } from '../../data/index.ts';
import { corporationAt, costLevel, goalBonus, goalFacts, goalState, projectPrice } from '../../rules/lookups/index.ts';
import { useBoard, useMe, useThing } from '../context.tsx';
import { ProjectCard } from '../own/project-card.tsx';
import { Amounts } from '../pieces/effects.tsx';
import { Owners } from '../pieces/owners.tsx';
import { Sign } from '../pieces/sign.tsx';
import { effectsIn, faceName, goalIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { CORPORATION_SCREENS } from './index.ts';
import { CorporationMark } from './mark.tsx';

/** Everything; the instrument alone; the projects in full or their names without it; or none of them. */
export type Shows = 'all' | 'instrument' | 'cards' | 'names' | 'head';

interface PanelProps {
  readonly id: CorporationId;
  readonly shows: Shows;
  readonly onToggle: () => void;
}

/** A corporation's board: what all have in common, and its own instrument where it is unfolded (SHB-21.6). */
export function CorporationPanel({ id, shows, onToggle }: PanelProps) {
  const { view, say } = useBoard();
  const { Instrument, Gauge } = CORPORATION_SCREENS[id];
  const board = corporationAt(view.table, id);
  const open = shows === 'all' || shows === 'instrument';
  if (!board) return null;
  return (
    <section className={`sb-corporation sb-of-${id}`} data-shows={shows} aria-label={say(`corporation.${id}`)}>
      <header className="sb-corporation-head">
        <Head id={id} />
        <Gauge />
        <button
          type="button"
          className="sb-fold"
          aria-expanded={open}
          aria-label={say(open ? 'board.fold' : 'board.unfold', { corporation: id })}
          onClick={onToggle}
        >
          <Glyph name={open ? 'minus' : 'plus'} />
        </button>
      </header>
      {shows !== 'instrument' && (
        <div className="sb-corporation-row">
          <BoardAction id={id} />
          {TIERS.map((tier) => (
            <Goal key={tier} id={id} tier={tier} />
          ))}
        </div>
      )}
      {(shows === 'all' || shows === 'cards' || shows === 'names') && (
        <div className="sb-projects-shown">
          {[...(board.left.cards ?? []), ...(board.right.cards ?? [])].map((project: ProjectId) => (
            <ProjectCard key={project} project={project} brief={shows === 'names'} />
          ))}
        </div>
      )}
      {open && <Instrument />}
    </section>
  );
}

/** The name, tokens still on the board, and what a project costs the viewer now and after the next token. */
function Head({ id }: { readonly id: CorporationId }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const me = useMe();
  const { table } = view;
  const at = table.corporations.findIndex((one) => one.id === id);
  const board = table.corporations[at];
  const letter = table.astrobot ? `${LETTERS[at]} ` : '';
  const price = projectPrice(table, me ?? 0, id);
  const level = costLevel(table, id);
  const later = board.tokens.length > 0 ? projectPrice(table, me ?? 0, id, level + 1) : undefined;
  return (
    <Plate
      className="sb-corporation-name"
      target={thing(ids.corporation(id), [
        letter + say(`corporation.${id}`),
        say('board.tokens.left', { n: board.tokens.length }),
        say('board.project.price', price),
        later && say('board.project.later', later),
        say('board.pile', { n: count(board.pile) }),
        say('board.token.gives', { gains: effectsIn(say, CORPORATION[id].token.effect) }),
      ])}
    >
      <CorporationMark id={id} />
      <span className="sb-corporation-title">
        <strong>
          {letter}
          {say(`corporation.${id}`)}
        </strong>
        <span className="sb-price">
          <Sign name="project" />
          <Amounts
            of={[
              { sign: 'credits', n: price.credits },
              { sign: 'energy', n: `≥${price.energyRequired} −${price.energySpent}` },
            ]}
          />
          {later && (
            <span className="sb-price-later" title={say('board.project.later', later)}>
              → {later.credits} ≥{later.energyRequired}
              {later.energySpent !== price.energySpent && ` −${later.energySpent}`}
            </span>
          )}
          <span className="sb-tokens" title={say('board.tokens.left', { n: board.tokens.length })}>
            {board.tokens.length}●
          </span>
        </span>
      </span>
    </Plate>
  );
}

function BoardAction({ id }: { readonly id: CorporationId }) {
  const { say } = useBoard();
  const thing = useThing();
  const { corpAction } = CORPORATION[id];
  const names =
    'choice' in corpAction ? corpAction.choice.map((one) => say(`action.${one.id}`)) : [say(`action.${corpAction.id}`)];
  return (
    <Plate className="sb-board-action" target={thing(ids.corporationAction(id), names, ids.corporation(id))}>
      <Sign name="action" />
      <span>{names[0]}</span>
    </Plate>
  );
}

/** A goal with its points, the viewer's progress, who holds it, and its free slots. */
function Goal({ id, tier }: { readonly id: CorporationId; readonly tier: Tier }) {
  const { view, say, faces } = useBoard();
  const thing = useThing();
  const me = useMe() ?? 0;
  const { table } = view;
  const { vp } = goalFacts(id, tier);
  const { has, needs, free, fault } = goalState(table, me, id, tier);
  const holders = corporationAt(table, id)?.goals[tier] ?? [];
  return (
    <Plate
      className="sb-goal"
      data-met={fault === undefined}
      data-gone={free <= 0}
      target={thing(ids.goal(id, tier), [
        say(`tier.${tier}`),
        goalIn(say, id, tier),
        say('board.goal.points', { vp, bonus: goalBonus(table.players[me].reputation) }),
        say('board.goal.progress', { has, needs }),
        say('board.goal.free', { n: free }),
        ...holders.map((who) => faceName(faces, who)),
      ])}
    >
      <span className="sb-goal-vp">
        {vp}
        <Sign name="vp" />
      </span>
      <span className="sb-goal-slots">
        {holders.length > 0 && <Owners of={holders} at={`goal:${id}:${tier}`} />}
        {'○'.repeat(free)}
      </span>
      {free > 0 && (
        <small>
          {Math.min(has, needs)}/{needs}
        </small>
      )}
    </Plate>
  );
}
