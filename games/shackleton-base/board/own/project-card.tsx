import { Plate } from '@orrery/ui';
import { PROJECT, type ProjectId } from '../../data/index.ts';
import { seatedOn } from '../../rules/lookups/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { CorporationMark } from '../corporations/mark.tsx';
import { Amounts, effectAmounts } from '../pieces/effects.tsx';
import { Sign } from '../pieces/sign.tsx';
import { projectIn } from '../read/names.ts';
import { piece } from '../read/pieces.ts';
import { ids } from '../read/targets.ts';

interface ProjectCardProps {
  readonly project: ProjectId;
  /** Only the name; the text is in the details. */
  readonly brief?: boolean;
  /** In a base: whose board it belongs to, used marks and seats. */
  readonly owned?: boolean;
  readonly used?: boolean;
}

/** A project: name, points, text, and the seats of an attraction. */
export function ProjectCard({ project, brief = false, owned = false, used = false }: ProjectCardProps) {
  const { view, say } = useBoard();
  const thing = useThing();
  const { corp, vp, seats } = PROJECT[project];
  const taken = seatedOn(view.table, project);
  return (
    <Plate
      className={`sb-project sb-of-${corp}`}
      data-used={used}
      data-piece={piece.project(project)}
      target={thing(ids.project(project), [
        ...projectIn(say, project),
        used && say('board.used'),
        seats && owned && say('board.seats', { taken, n: seats.length }),
      ])}
    >
      <span className="sb-project-head">
        {owned && <CorporationMark id={corp} />}
        <strong>{say(`project.${project}`)}</strong>
        {used && <Sign name="yes" />}
        <span className="sb-project-vp">
          {vp}
          <Sign name="vp" />
        </span>
      </span>
      {!brief && <span className="sb-project-text">{say(`project.${project}.text`)}</span>}
      {seats && owned && (
        <span className="sb-seats">
          {seats.map((reward, i) => (
            <span key={i} className="sb-seat" data-next={i === taken}>
              {i < taken ? (
                <Sign name="tourist" data-piece={piece.tourist(project)} />
              ) : (
                <Amounts of={effectAmounts(reward)} />
              )}
            </span>
          ))}
        </span>
      )}
    </Plate>
  );
}
