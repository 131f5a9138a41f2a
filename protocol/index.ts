/** Everything that travels between a browser or bot and the server, as schemas and types. */
import './no-eval.ts';

export * from './codes.ts';
export * from './fairness.ts';
export * from './file.ts';
export * from './http.ts';
export * from './issues.ts';
export * from './limits.ts';
export * from './names.ts';
export * from './play.ts';
export * from './table.ts';
