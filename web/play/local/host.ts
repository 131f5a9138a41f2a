import { type Json, Refusal, type View } from '@orrery/kernel';
import { WorkerCalls } from '../../lib/worker-calls.ts';
import { writeRoute } from '../../route.ts';
import type { Host, Moment, Picture, Trouble, Verdict, Viewpoint } from '../host.ts';
import type { LocalGames, NewGame } from './local-games.ts';

/** Replaying a long game may take a while on a phone. */
const LIMIT = 60_000;
/** A worker that dies so often in a row will not get better. */
const MOST_DEATHS = 3;

let onPicture: ((picture: Picture) => void) | undefined;
let onDeath: ((inRow: number) => void) | undefined;

const rules = new WorkerCalls<LocalGames, Picture>({
  open: () => new Worker(new URL('./rules-worker.ts', import.meta.url), { type: 'module', name: 'rules' }),
  limit: LIMIT,
  onPush: (picture) => onPicture?.(picture),
  onDeath: (inRow) => onDeath?.(inRow),
});

export const createLocal = (game: NewGame): Promise<string> => rules.call('create', game);
export const importLocal = (file: Json): Promise<string> => rules.call('importFile', file);

/** Checks a finished game on this device, whoever judged it. */
export const checkFile = (file: Json): Promise<Verdict> => rules.call('checkFile', file);
export const momentInFile = (file: Json, at: number, viewpoint: Viewpoint): Promise<Moment> =>
  rules.call('momentInFile', file, at, viewpoint);
/** What a game anywhere would make of answers, as far as it can be known from a view. */
export const foresight = (seen: () => View): Pick<Host, 'sealOf' | 'ahead' | 'alike' | 'advise'> => ({
  sealOf: (answer) => rules.call('sealInView', seen(), answer),
  ahead: (answers) => rules.call('aheadInView', seen(), answers),
  alike: (answers) => rules.call('alikeInView', seen(), answers),
  advise: () => rules.call('adviseInView', seen()),
});

const addressOf = (game: string) => writeRoute({ page: 'play', id: game });

/** A finished game gone through once more, on this device, whoever judged it. */
export const review = (file: () => Promise<Json>): Required<Pick<Host, 'doubtful' | 'adviseOn' | 'practise'>> => ({
  doubtful: async (seat) => rules.call('doubtful', await file(), seat),
  adviseOn: ({ view, answer }, looks) => rules.call('adviseInView', view, { looks, besides: answer }),
  practise: async (seat, at) => addressOf(await rules.call('practise', await file(), seat, at)),
});

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
      onPicture = show;
      onDeath = restart;
      return () => {
        if (onPicture !== show) return;
        onPicture = undefined;
        onDeath = undefined;
      };
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
    close() {
      if (onPicture === show) onPicture = undefined;
      if (onDeath === restart) onDeath = undefined;
    },
  };
}
