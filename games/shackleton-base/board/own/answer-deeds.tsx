import { type Answer, type Asked, matches, type QuestionId } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import { ASTRONAUTS, type Astronaut, CORPORATION, type CorporationId, PROJECT } from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { askedOf } from '../corporations/asked.ts';
import { CorporationMark } from '../corporations/mark.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Amounts } from '../pieces/effects.tsx';
import { goalIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Deed } from './deed.tsx';

/** Questions whose answers lie on several boards: where those are sheets, the answers are offered together. */
export const SCATTERED: readonly string[] = [
  'choose-corp-action',
  'choose-one-corp-action',
  'choose-project',
  'claim-goals',
  'seat-tourist',
  'recruit',
  'engineer-bonus',
  'choose-mars-option',
];

/** Of more than this a part is chosen on the table first. */
const FEW = 9;

/** The answers that are left, with their places among all; what else would have to be chosen may lie under a sheet. */
export function answersLeft(
  { answers }: Pick<Asked, 'answers'>,
  picked: Part,
): readonly { answer: Answer; at: number }[] {
  const left = answers.flatMap((answer, at) =>
    'stop' in answer || 'none' in answer || !matches(answer, picked) ? [] : [{ answer, at }],
  );
  return left.length <= FEW || Object.keys(picked).length > 0 ? left : [];
}

/** One deed for each of the answers that are left; of many recruits first who comes, of tokens whose they are. */
export function AnswerDeeds({ asked }: { readonly asked: Asked<ShackletonBase> }) {
  const { choice, say } = useBoard();
  const name = useAnswerName(asked.question);
  const left = answersLeft(asked, choice.picked);
  if (left.length === 0 && asked.question === 'recruit')
    return ASTRONAUTS.filter((type) => asked.answers.some(({ astronaut }) => astronaut === type)).map((type) => (
      <Deed key={type} id={ids.gatewayCrew(type)} label={say(`astronaut.${type}`)}>
        <AstronautPiece type={type} />
      </Deed>
    ));
  // The corner is chosen in the crater: of several the corporation alone is offered.
  if (asked.question === 'engineer-bonus') {
    const offered = new Set(left.map(({ answer }) => answer.corporation as CorporationId));
    return [...offered].map((corporation) => (
      <Deed key={corporation} id={ids.corporation(corporation)} label={say(`corporation.${corporation}`)}>
        <CorporationMark id={corporation} />
      </Deed>
    ));
  }
  return left.map(({ answer, at }) => {
    const { label, corporation } = name(answer);
    return (
      <Deed key={at} id={ids.answer(at)} label={label}>
        {asked.question === 'choose-project' && (
          <Amounts of={[{ sign: 'vp', n: PROJECT[String(answer.project)].vp }]} />
        )}
        {'astronaut' in answer && <AstronautPiece type={answer.astronaut as Astronaut} />}
        {corporation && <CorporationMark id={corporation} />}
      </Deed>
    );
  });
}

/** What an answer is called, and the corporation it is about. */
function useAnswerName(question: QuestionId<ShackletonBase>) {
  const { say, view } = useBoard();
  return (answer: object): { label: string; corporation?: CorporationId } => {
    const said = answer as { readonly [field: string]: string };
    if ('project' in said) return { label: say(`project.${said.project}`), corporation: PROJECT[said.project].corp };
    if ('tier' in said) {
      const corporation = said.corporation as CorporationId;
      return { label: goalIn(say, corporation, said.tier as 'lower'), corporation };
    }
    if ('by' in said && said.by === 'reputation') return { label: say(`action.${said.action}`) };
    if ('corporation' in said) {
      const corporation = said.corporation as CorporationId;
      const { corpAction } = CORPORATION[corporation];
      const action = 'choice' in corpAction ? corpAction.choice[0].id : corpAction.id;
      return { label: say('by' in said ? `action.${action}` : `corporation.${corporation}`), corporation };
    }
    if ('place' in said) return { label: `${say(`astronaut.${said.astronaut}`)}: ${say(`place.${said.place}`)}` };
    // What only one corporation asks is said in its own words.
    const [[field, value]] = Object.entries(said);
    const corporation = askedOf(question, view.table);
    return { label: say(`answer.${question}.${field}.${value}`, said), ...(corporation ? { corporation } : {}) };
  };
}
