import { LETTERS } from '../../data/index.ts';
import { projectsOf } from '../../rules/lookups/index.ts';
import type { Who } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { ProjectCard } from './project-card.tsx';

/** Own projects with used marks and seats, and the goal markers left (SHB-21.8). */
export function OwnProjects({ who }: { readonly who: Who }) {
  const { view, say } = useBoard();
  const player = view.table.players[who];
  const projects = projectsOf(player);
  const left = LETTERS.length - player.goals.length;
  return (
    <section className="sb-own-projects" aria-label={say('board.projects')}>
      <h2 className="sb-title">
        <span>{say('board.projects')}</span>{' '}
        <small title={say('board.goals.left', { n: left })}>
          <Sign name="goal" /> {left}
        </small>
      </h2>
      {projects.length === 0 && <p className="sb-note">{say('board.projects.none')}</p>}
      {projects.map((project) => (
        <ProjectCard key={project} project={project} owned used={player.spent.includes(project)} />
      ))}
    </section>
  );
}
