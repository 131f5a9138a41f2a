import { count } from '@orrery/kernel';
import { CORPORATION, type CorporationFacts, type CorporationId, TIERS } from '../../data/index.ts';
import { corporationAt, costLevel, goalFacts, goalState } from '../../rules/lookups/index.ts';
import { useBoard, useMe } from '../context.tsx';
import { CorporationMark } from '../corporations/mark.tsx';
import { Owners } from '../pieces/owners.tsx';
import { goalIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Heading, Link, Part } from './parts.tsx';

/** What a corporation brings, as far as it does: some pay no income. */
const doings = ({ income }: CorporationFacts) =>
  ['token', 'action', ...(income.length > 0 ? (['income'] as const) : []), 'scoring'] as const;

/** A corporation: token, action, how it scores, projects on show, prices level by level, and goals with progress (SHB-21.6). */
export function CorporationDetail({ id }: { readonly id: CorporationId }) {
  const { view, say } = useBoard();
  const me = useMe() ?? 0;
  const { table } = view;
  const board = corporationAt(table, id);
  if (!board) return null;
  const level = costLevel(table, id);
  const side = table.astrobot?.sides[table.corporations.indexOf(board)];
  const projects = [...(board.left.cards ?? []), ...(board.right.cards ?? [])];
  return (
    <>
      <Heading kind={say(`corporation.${id}.theme`)}>
        <CorporationMark id={id} /> {say(`corporation.${id}`)}
      </Heading>
      <ul className="sb-detail-list">
        {doings(CORPORATION[id]).map((what) => (
          <li key={what}>{say(`board.corporation.${what}`, { text: say(`corporation.${id}.${what}`) })}</li>
        ))}
        {side && <li>{say('board.corporation.solo', { text: say(`solo.${id}.${side}`) })}</li>}
        <li>{say('board.tokens.left', { n: board.tokens.length })}</li>
      </ul>
      <Part title={say('board.projects')}>
        <ul className="sb-detail-list">
          {projects.map((project) => (
            <li key={project}>
              <Link to={ids.project(project)}>{say(`project.${project}`)}</Link> {say(`project.${project}.text`)}
            </li>
          ))}
          <li>{say('board.pile', { n: count(board.pile) })}</li>
        </ul>
      </Part>
      <Part title={say('board.levels')}>
        <ol className="sb-detail-list">
          {CORPORATION[id].projectCostLevels.map((price, i) => (
            <li key={price.tokensRemoved} data-now={i === level}>
              {say('board.project.price', price)}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={say('board.goals')}>
        <ul className="sb-detail-list">
          {TIERS.map((tier) => {
            const { has, needs, free } = goalState(table, me, id, tier);
            const facts = [
              say('amount.vp', { n: goalFacts(id, tier).vp }),
              say('board.goal.progress', { has, needs }),
              say('board.goal.free', { n: free }),
            ];
            return (
              <li key={tier}>
                <strong>{goalIn(say, id, tier)}</strong>: {facts.join(', ')} <Owners of={board.goals[tier]} />
              </li>
            );
          })}
        </ul>
      </Part>
    </>
  );
}
