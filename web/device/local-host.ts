import { type Json, Refusal, type View } from '@orrery/kernel';
import type { Host, Picture, Trouble } from '../host/host.ts';
import { addressOf, foresight, listen, review, rules, stopListening } from './rules.ts';

/** A worker that dies so often in a row will not get better. */
const MOST_DEATHS = 3;

/** A game on this device; the page talks to the one worker that holds it. */
export function localHost(id: string): Host {
  const file = async () => (await rules.call('file')) as unknown as Json;
  let shown: Picture | undefined;
  let listener: ((picture: Picture) => void) | undefined;
  let trouble: Extract<Trouble, 'restarted' | 'stopped'> | undefined;

  const show = (picture: Picture) => {
    shown = picture;
    const first = trouble === 'stopped' || !picture.trouble;
    listener?.(trouble && first ? { ...picture, trouble } : picture);
  };
  /** Every answer is saved, so another worker goes on where the old one stopped. */
  const restart = (inRow: number) => {
    const stop = () => {
      trouble = 'stopped';
      if (shown) show(shown);
    };
    trouble = 'restarted';
    if (inRow >= MOST_DEATHS) stop();
    else if (shown)
      rules.call('open', id).catch((error: unknown) => {
        if (error instanceof Refusal && error.code !== 'worker-died') stop();
      });
  };
  const ears = { onPicture: show, onDeath: restart };
  const seen = (): View => {
    if (!shown?.view) throw new Refusal('not-asked');
    return shown.view;
  };
  /** Something the player does: a warning about what was before it has been read. */
  const act = <V>(work: Promise<V>): Promise<V> => {
    trouble = undefined;
    return work;
  };
  return {
    kind: 'local',
    watch(heard) {
      listener = heard;
      listen(ears);
      return () => stopListening(ears);
    },
    open: () => rules.call('open', id),
    answer: (_asked, answer) => act(rules.call('answer', answer)),
    undo: () => act(rules.call('undo')),
    lift: () => rules.call('lift'),
    moment: (at, viewpoint) => rules.call('moment', at, viewpoint),
    ...foresight(seen),
    noteHint: (stage) => rules.call('noteHint', stage),
    file,
    ...review(file),
    verify: () => rules.call('verify'),
    rematch: async () => addressOf(await rules.call('rematch')),
    async resolveConflict(way) {
      const copy = await rules.call('resolveConflict', way);
      return copy === undefined ? undefined : addressOf(copy);
    },
    close: () => stopListening(ears),
  };
}
