import type { Asked } from '@orrery/kernel';
import { matches } from '@orrery/kernel';
import { CORPORATION, type CorporationId, PROJECT } from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { askedOf } from '../corporations/asked.ts';
import { CorporationMark } from '../corporations/mark.tsx';
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

/** More than this are chosen on the table first. */
const FEW = 9;

/** The answers that are left, one deed for each. */
export function AnswerDeeds({ asked }: { readonly asked: Asked<ShackletonBase> }) {
  const { choice } = useBoard();
  const name = useAnswerName(asked.question);
  const left = asked.answers.flatMap((answer, at) =>
    'stop' in answer || 'none' in answer || !matches(answer, choice.picked) ? [] : [{ answer, at }],
  );
  if (left.length > FEW) return null;
  return left.map(({ answer, at }) => {
    const { label, corporation } = name(answer);
    return (
      <Deed key={at} id={ids.answer(at)} label={label}>
        {corporation && <CorporationMark id={corporation} />}
      </Deed>
    );
  });
}

/** What an answer is called, and the corporation it is about. */
function useAnswerName(question: string) {
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
