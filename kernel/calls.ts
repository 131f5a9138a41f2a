import { Refusal } from './refusal.ts';

/** Methods of an object in another thread, called as if they were here: arguments and results travel as plain data. */

/** The names of an object's methods. */
export type MethodName<O> = {
  [name in keyof O]: O[name] extends (...args: never[]) => unknown ? name : never;
}[keyof O] &
  string;
export type Arguments<F> = F extends (...args: infer A) => unknown ? A : never;
export type Result<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;

/** Calls a method of `O`, wherever it is. */
export type Caller<O> = <Name extends MethodName<O>>(
  name: Name,
  ...args: Arguments<O[Name]>
) => Promise<Result<O[Name]>>;

export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** `failed` is the stack of an error that is no refusal: for a log, never for a person. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly refused: Pick<Refusal, 'code' | 'details'> }
  | { readonly failed: string };

/** The name comes as data, so that only its sender knows the type of the method. */
function methodOf<Method>(methods: object, name: string): Method {
  return Reflect.get(methods, name);
}

const asRefusal = (error: unknown): Refusal | undefined => (error instanceof Refusal ? error : undefined);

/** In the thread that has the object: calls the method. `refusalOf` says which errors have a code. */
export async function outcomeOf(methods: object, { name, args }: Call, refusalOf = asRefusal): Promise<Outcome> {
  try {
    const method = methodOf<(...given: readonly unknown[]) => unknown>(methods, name);
    return { result: await method.apply(methods, [...args]) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return { refused: { code: refusal.code, details: refusal.details } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** A call that is not answered yet. */
export interface OpenCall {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** In the thread that called: the promise of the call gets its result or its error. */
export function settle({ resolve, reject }: OpenCall, outcome: Outcome): void {
  if ('result' in outcome) resolve(outcome.result);
  else if ('refused' in outcome) reject(new Refusal(outcome.refused.code, outcome.refused.details));
  else reject(new Refusal('rules-failed'));
}

/** A promise of the typed result, and its ends for whoever keeps the open calls. */
export function openCall<R>(keep: (open: OpenCall) => void): Promise<R> {
  return new Promise((resolve, reject) => keep({ resolve: resolve as (result: unknown) => void, reject }));
}

/** Calls methods of an object that is here, for whoever does not know that it is. */
export function callerOf<O extends object>(methods: O): Caller<O> {
  return async <Name extends MethodName<O>>(name: Name, ...args: Arguments<O[Name]>) => {
    const method = methodOf<(...given: Arguments<O[Name]>) => Promise<Result<O[Name]>>>(methods, name);
    return method.apply(methods, args);
  };
}
