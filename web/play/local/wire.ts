import type { Picture } from '../host.ts';
import type { Desk } from './desk.ts';

/** What the page may ask of the worker: the desk's own methods. */
type Calls = Pick<
  Desk,
  | 'create'
  | 'take'
  | 'open'
  | 'answer'
  | 'undo'
  | 'lift'
  | 'moment'
  | 'isFinal'
  | 'file'
  | 'verify'
  | 'rematch'
  | 'settle'
  | 'check'
  | 'look'
>;
export type CallName = keyof Calls;
export type CallArgs<Name extends CallName> = Parameters<Calls[Name]>;
export type CallResult<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>;

export interface Call {
  readonly id: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

export type FromWorker =
  | { readonly picture: Picture }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly code: string; readonly details: { readonly [name: string]: unknown } };
