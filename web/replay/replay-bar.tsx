import { Button, IconButton, isReading, Select, Slider, useHotkeys } from '@orrery/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Viewpoint } from '../host/host.ts';
import { recall, remember } from '../lib/local-storage.ts';
import { actorIn } from '../log/recap-chapters.ts';
import type { Past } from '../session/state.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import { roundsIn, STEP_UNITS, type StepUnit, stepFrom, turnsIn } from './replay-steps.ts';

const SPEEDS = ['0.5', '1', '2', '4'] as const;
type Speed = (typeof SPEEDS)[number];
/** So long a moment stays at normal speed. */
const STAY: { readonly [unit in StepUnit]: number } = { answer: 1200, turn: 2000, round: 3000 };

/** In place of the prompt while one looks at the past: it plays, and steps by answer, turn and round. */
export function ReplayBar({ session, state, screen, say, faces, past }: TableProps & { readonly past: Past }) {
  const words = useSay();
  const picture = state.picture;
  const last = picture?.view?.answers ?? 0;
  const [unit, setUnit] = useRemembered<StepUnit>('replay.unit', STEP_UNITS, 'answer');
  const [speed, setSpeed] = useRemembered<Speed>('replay.speed', SPEEDS, '1');
  const [playing, setPlaying] = useState(past.plays ?? false);
  const moments = useMemo(() => {
    const log = picture?.log ?? [];
    return { answer: 'answers', turn: turnsIn(log, actorIn(say, faces)), round: roundsIn(log, screen) } as const;
  }, [picture?.log, screen, say, faces]);
  const stepBy = (of: StepUnit, by: 1 | -1) =>
    void session.replay.look(stepFrom(session.replay.lookingAt, by, moments[of], last), past.viewpoint);
  const look = (at: number) => void session.replay.look(at, past.viewpoint);
  const pause = () => setPlaying(false);

  useEffect(() => {
    if (!playing) return;
    if (past.at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(
      () => void session.replay.look(stepFrom(past.at, 1, moments[unit], last), past.viewpoint),
      STAY[unit] / Number(speed),
    );
    return () => clearTimeout(timer);
  }, [playing, past, last, unit, speed, moments, session]);

  const free = (act: () => void, also?: string) => () => (isFree(also) ? act() : false);
  useHotkeys(
    [
      { keys: ['ArrowLeft'], does: words('replay.back.answer'), act: free(() => stepBy('answer', -1)) },
      { keys: ['ArrowRight'], does: words('replay.next.answer'), act: free(() => stepBy('answer', 1)) },
      { keys: ['Shift+ArrowLeft'], does: words('replay.back.turn'), act: free(() => stepBy('turn', -1)) },
      { keys: ['Shift+ArrowRight'], does: words('replay.next.turn'), act: free(() => stepBy('turn', 1)) },
      { keys: ['PageUp'], does: words('replay.back.round'), act: () => (isReading() ? false : stepBy('round', -1)) },
      { keys: ['PageDown'], does: words('replay.next.round'), act: () => (isReading() ? false : stepBy('round', 1)) },
      { keys: ['Home'], does: words('replay.first'), act: free(() => look(0)) },
      { keys: [' '], does: words('replay.play'), act: free(() => setPlaying(!playing), 'button') },
    ],
    'frame',
  );
  const seats = picture?.seats ?? [];
  const viewpoint = past.viewpoint ?? picture?.view?.viewer ?? 'watcher';
  return (
    <section className="prompt replay" aria-label={words('replay')}>
      <p className="prompt-line replay-banner" role="status">
        <strong>{words('replay.banner')}</strong> <span>{words('replay.at', { at: past.at, of: last })}</span>
      </p>
      <div className="replay-track">
        <IconButton icon="first" label={words('replay.first')} onPress={() => look(0)} disabled={past.at === 0} />
        <IconButton
          icon="back"
          label={words(`replay.back.${unit}`)}
          onPress={() => stepBy(unit, -1)}
          disabled={past.at === 0}
          data-control="replay-back"
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={words(playing ? 'replay.pause' : 'replay.play')}
          onPress={() => setPlaying(!playing)}
          disabled={past.at === last}
          data-control="replay-play"
        />
        <IconButton
          icon="next"
          label={words(`replay.next.${unit}`)}
          onPress={() => stepBy(unit, 1)}
          disabled={past.at === last}
          data-control="replay-next"
        />
        <Slider
          label={words('replay')}
          min={0}
          max={last}
          value={past.at}
          text={words('replay.at', { at: past.at, of: last })}
          onChange={(at) => {
            pause();
            look(at);
          }}
        />
      </div>
      <div className="replay-end">
        <Select
          label={<span className="unseen">{words('replay.unit')}</span>}
          value={unit}
          of={STEP_UNITS.map((value) => ({ value, label: words(`replay.unit.${value}`) }))}
          onChange={setUnit}
        />
        <Select
          label={<span className="unseen">{words('replay.speed')}</span>}
          value={speed}
          of={SPEEDS.map((value) => ({ value, label: words('replay.times', { speed: Number(value) }) }))}
          onChange={setSpeed}
        />
        {picture?.view?.over && (
          <Select
            label={<span className="unseen">{words('replay.viewpoint')}</span>}
            value={String(viewpoint)}
            of={[
              { value: 'all', label: words('replay.all') },
              ...seats.map(({ name }, seat) => ({ value: String(seat), label: words('replay.as', { name }) })),
            ]}
            onChange={(value) => session.replay.look(past.at, value === 'all' ? 'all' : (Number(value) as Viewpoint))}
          />
        )}
      </div>
      <Button look="main" icon="next" className="replay-now" onPress={() => session.replay.present()}>
        {words('replay.now')}
      </Button>
    </section>
  );
}

/** False where a key already means something: on the board, in sheets, fields and lists, and on what else is named. */
const isFree = (also = 'input'): boolean =>
  !isReading() &&
  document.activeElement?.closest(`input, select, [data-target], [role=tab], [role=menuitem], ${also}`) === null;

/** One of a few values that this device remembers. */
function useRemembered<V extends string>(key: string, of: readonly V[], otherwise: V): [V, (value: V) => void] {
  const [value, setValue] = useState<V>(() => of.find((one) => one === recall(key)) ?? otherwise);
  const change = (next: V) => {
    remember(key, next);
    setValue(next);
  };
  return [value, change];
}
