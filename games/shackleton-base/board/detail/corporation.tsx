import { CORPORATION, type CorporationId, TIERS } from '../../data/index.ts';
import { corporationAt, costLevel, goalFacts, goalState } from '../../rules/lookups/index.ts';
import { useBoard, useMe } from '../context.tsx';
import { CorporationMark } from '../corporations/mark.tsx';
import { Owners } from '../pieces/owners.tsx';
import { effectsIn, goalIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Heading, Link, Part } from './parts.tsx';

/** A corporation: token, prices level by level, projects on show, goals with progress, and how it scores. */
export function CorporationDetail({ id }: { readonly id: CorporationId }) {
  const { view, say } = useBoard();
  const me = useMe() ?? 0;
  const { table } = view;
  const board = corporationAt(table, id);
  if (!board) return null;
  const level = costLevel(table, id);
  const projects = [...(board.left.cards ?? []), ...(board.right.cards ?? [])];
  return (
    <>
      <Heading kind={say(`corporation.${id}.theme`)}>
        <CorporationMark id={id} /> {say(`corporation.${id}`)}
      </Heading>
      <p>{say('board.token.gives', { gains: effectsIn(say, CORPORATION[id].token.effect) })}</p>
      <Part title={say('board.projects')}>
        <ul className="sb-detail-list">
          {projects.map((project) => (
            <li key={project}>
              <Link to={ids.project(project)}>{say(`project.${project}`)}</Link> {say(`project.${project}.text`)}
            </li>
          ))}
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
            const { has, needs } = goalState(table, me, id, tier);
            return (
              <li key={tier}>
                {goalIn(say, id, tier)}: {goalFacts(id, tier).vp} ({has}/{needs}) <Owners of={board.goals[tier]} />
              </li>
            );
          })}
        </ul>
      </Part>
    </>
  );
}
