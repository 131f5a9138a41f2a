import { announce, Button, Glyph, IconButton, type Speaker } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { answerLabel } from '../choice/labels.ts';
import { thingsAbout } from '../choice/pointing.ts';
import { useLessonSay, useLessons } from '../game-lessons.ts';
import type { GuideProps } from '../guide/guide.ts';
import { Rings } from '../guide/rings.tsx';
import { Strip } from '../guide/strip.tsx';
import { usePointing } from '../guide/use-pointing.ts';
import { numbered } from '../lib/numbered.ts';
import { columnsOf } from '../replay/statistics.ts';
import { useSay } from '../words/index.ts';
import { Reasons } from './reasons.tsx';
import type { Hinting } from './use-hint.ts';

const NOTHING: readonly string[] = [];
/** In these rounds of a game something worth knowing stands with what to consider, where there is room for it. */
const EARLY = 3;

/** A hint on the open question, above the prompt: what to consider, good answers, the best one and why. */
export function HintStrip(props: GuideProps & { readonly hinting: Hinting }) {
  const { screen, state, choice, say, faces, hinting, wide } = props;
  const { stage, hint, thinking, counts, answers } = hinting;
  const words = useSay();
  const lessons = useLessons(screen.id);
  const speak = useLessonSay(lessons, faces);
  const { asked } = choice;
  const about = `hint ${stage} ${asked?.question} ${asked?.since}`;
  const ids = useThingsAbout(answers, about);
  usePointing(ids, about, props);
  const text = words(textKey(hinting));
  useEffect(() => announce(text, 'polite', 'guide'), [text]);
  if (!asked || !stage) return null;
  const points = lessons?.coach?.questions[asked.question]?.points ?? NOTHING;
  const round = columnsOf(state.picture?.log ?? [], screen, 0).length - 1;
  const tip = round <= EARLY ? lessons?.coach?.tips[Math.max(0, round - 1)] : undefined;
  return (
    <>
      <Strip
        label={words('hint')}
        about={about}
        text={text}
        whole
        // The button at the prompt closes what there is no more of.
        tools={
          stage !== 'best' && (
            <IconButton icon="close" label={words('close')} onPress={hinting.close} data-control="hint-close" />
          )
        }
        foot={
          stage !== 'best' && (
            <Button look="main" icon="bulb" disabled={thinking} onPress={hinting.ask} data-control="hint-more">
              <span className="hint-more">
                {words(thinking ? 'hint.thinking' : stage === 'good' ? 'hint.ask.best' : 'hint.ask.good')}
                {counts && <small>{words('hint.counts')}</small>}
              </span>
            </Button>
          )
        }
      >
        {stage === 'consider' && speak && points.length > 0 && (
          <ul className="strip-points">
            {points.map((point) => (
              <li key={point}>{speak(`coach.${asked.question}.${point}`)}</li>
            ))}
          </ul>
        )}
        {stage === 'consider' && speak && tip && wide && (
          <p className="tip">
            <Glyph name="sun" />
            <span>{speak(`tip.${tip}`)}</span>
          </p>
        )}
        {stage !== 'consider' && (
          <span className="strip-options hint-answers" data-stage={stage}>
            {numbered(answers).map(({ item, at }) => (
              <Button
                key={at}
                onPress={() => choice.propose(item)}
                onPointerEnter={() => hinting.point(item)}
                onPointerLeave={() => hinting.point()}
                onFocus={() => hinting.point(item)}
                onBlur={() => hinting.point()}
                data-hint={at}
              >
                {answerLabel(say as Speaker, asked, item)}
              </Button>
            ))}
          </span>
        )}
        {stage === 'best' && hint && speak && <Reasons reasons={hint.reasons} say={speak} than="hint.why" />}
        {stage === 'best' && hint && !hint.forced && (
          <small className="hint-looks">{words('hint.looks', { looks: hint.looks })}</small>
        )}
      </Strip>
      <Rings ids={ids} />
    </>
  );
}

/** What the strip says at this stage. */
function textKey({ stage, hint }: Hinting) {
  if (stage === 'good') return 'hint.good';
  if (stage !== 'best' || !hint) return 'hint.consider';
  if (hint.forced) return 'hint.forced';
  if (hint.best.length > 1) return 'hint.close';
  if (hint.reasons.length === 0) return hint.clear ? 'hint.best' : 'hint.equal';
  return hint.clear ? 'hint.best' : 'hint.rather';
}

/** Ids of the things on the screen that say one of these answers, once they are drawn. */
function useThingsAbout(answers: Hinting['answers'], about: string): readonly string[] {
  const [found, setFound] = useState({ about: '', ids: NOTHING });
  useEffect(() => {
    const ids = answers.flatMap((answer) => thingsAbout({ kind: 'answer', answer }, answers));
    setFound({ about, ids: [...new Set(ids)] });
  }, [answers, about]);
  return found.about === about ? found.ids : NOTHING;
}
