import { partable } from '@orrery/ui';
import type { Tech } from '../../data/corporations/corporation.ts';
import { useBoard, useThing } from '../context.tsx';
import { techStates } from '../read/rules.ts';
import type { AreaView } from '../read/table.ts';
import { ids } from '../read/targets.ts';

interface TechsProps {
  readonly area: AreaView;
  readonly own?: boolean;
}

/** The techs of a corporation: which are active, which are used up; large on touch. */
export function Techs({ area, own = false }: TechsProps) {
  const { say } = useBoard();
  return (
    <section className="pu-part">
      <h3 className="pu-title">{say('board.techs')}</h3>
      <ul className="pu-techs">
        {techStates(area).map(({ tech, active, ready }, level) => (
          <TechThing key={tech.id} tech={tech} sign={signOf(tech, level)} active={active} ready={ready} own={own} />
        ))}
      </ul>
    </section>
  );
}

/** Its level, or its letter where techs come in any order. */
const signOf = ({ row }: Tech, level: number): string =>
  row === undefined ? String.fromCharCode(65 + level) : String(level + 1);

interface TechThingProps {
  readonly tech: Tech;
  readonly sign: string;
  readonly active: boolean;
  readonly ready: boolean;
  readonly own: boolean;
}

function TechThing({ tech, sign, active, ready, own }: TechThingProps) {
  const { say, open } = useBoard();
  const thing = useThing();
  const where = tech.row === undefined ? say('board.tech.slot') : say('board.tech.row', { row: tech.row });
  const state = active ? say(ready ? 'board.tech.active' : 'board.tech.used') : where;
  const look = `pu-tech${active ? ' pu-tech-active' : ''}${ready ? '' : ' pu-tech-used'}`;
  const inside = (
    <>
      <span className="pu-tech-sign" data-sign={sign} aria-hidden="true" />
      <span>{partable(say(`tech.${tech.id}`))}</span>
    </>
  );
  if (!own)
    return (
      <li>
        <button type="button" className={look} title={state} onClick={() => open(ids.tech(tech.id))}>
          {inside}
        </button>
      </li>
    );
  const props = thing(ids.tech(tech.id), [say(`tech.${tech.id}`), state]);
  return (
    <li>
      <div {...props} className={`${props.className} ${look}`} title={state}>
        {inside}
      </div>
    </li>
  );
}
