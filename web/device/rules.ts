import type { Json, View } from '@orrery/kernel';
import type { Host, Moment, Picture, Verdict, Viewpoint } from '../host/host.ts';
import { WorkerCalls } from '../lib/worker-calls.ts';
import { writeRoute } from '../route.ts';
import type { LocalGames, NewGame } from './local-games.ts';

/** Replaying a long game may take a while on a phone. */
const LIMIT = 60_000;

/** The open local game; the worker holds one at a time. */
interface Listener {
  readonly onPicture: (picture: Picture) => void;
  readonly onDeath: (inRow: number) => void;
}

let listener: Listener | undefined;

/** Calls to the rules worker of this page: local games use all of it, online games what needs no secret. */
export const rules = new WorkerCalls<LocalGames, Picture>({
  open: () => new Worker(new URL('./rules-worker.ts', import.meta.url), { type: 'module', name: 'rules' }),
  lend: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  limit: LIMIT,
  onPush: (picture) => listener?.onPicture(picture),
  onDeath: (inRow) => listener?.onDeath(inRow),
});

export function listen(to: Listener): void {
  listener = to;
}

export function stopListening(to: Listener): void {
  if (listener === to) listener = undefined;
}

export const createLocal = (game: NewGame): Promise<string> => rules.call('create', game);
export const importLocal = (file: Json): Promise<string> => rules.call('importFile', file);

/** Checks a finished game on this device, whoever judged it. */
export const checkFile = (file: Json): Promise<Verdict> => rules.call('checkFile', file);
export const momentInFile = (file: Json, at: number, viewpoint: Viewpoint): Promise<Moment> =>
  rules.call('momentInFile', file, at, viewpoint);
/** The outcome of answers in any game, as far as a view tells it. */
export const foresight = (seen: () => View): Pick<Host, 'sealOf' | 'ahead' | 'alike' | 'advise'> => ({
  sealOf: (answer) => rules.call('sealInView', seen(), answer),
  ahead: (answers) => rules.call('aheadInView', seen(), answers),
  alike: (answers) => rules.call('alikeInView', seen(), answers),
  advise: () => rules.call('adviseInView', seen()),
});

export const addressOf = (game: string) => writeRoute({ page: 'play', id: game });

/** A finished game gone through once more, on this device, whoever judged it. */
export const review = (file: () => Promise<Json>): Required<Pick<Host, 'doubtful' | 'adviseOn' | 'practise'>> => ({
  doubtful: async (seat) => rules.call('doubtful', await file(), seat),
  adviseOn: ({ view, answer }, looks) => rules.call('adviseInView', view, { looks, besides: answer }),
  practise: async (seat, at) => addressOf(await rules.call('practise', await file(), seat, at)),
});
