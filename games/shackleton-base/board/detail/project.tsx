import { PROJECT, type ProjectId } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { CorporationMark } from '../corporations/mark.tsx';
import { effectsIn } from '../read/names.ts';
import { Heading, Part } from './parts.tsx';

/** A project: its text, points, and the seats of an attraction with their rewards. */
export function ProjectDetail({ project }: { readonly project: ProjectId }) {
  const { say } = useBoard();
  const { corp, vp, seats, fullBonusVp } = PROJECT[project];
  return (
    <>
      <Heading kind={say(`corporation.${corp}`)}>
        <CorporationMark id={corp} /> {say(`project.${project}`)}
      </Heading>
      <p>{say(`project.${project}.text`)}</p>
      <p>{say('amount.vp', { n: vp })}</p>
      {seats && seats.length > 0 && (
        <Part title={say('board.seats.title')}>
          <ol className="sb-detail-list">
            {seats.map((reward, i) => (
              <li key={i}>{effectsIn(say, reward)}</li>
            ))}
          </ol>
          {fullBonusVp ? <p>{say('board.seats.full', { vp: fullBonusVp })}</p> : null}
        </Part>
      )}
    </>
  );
}
