import { Engine, type EngineOptions } from '../engine/engine.ts';

/** Threads for the games of tests, one of each kind. */
export const testEngine = ({ rulesLimit = 2000, onKill = () => {} }: Partial<EngineOptions> = {}): Engine =>
  new Engine({
    rulesThreads: 1,
    botThreads: 1,
    rulesLimit,
    registry: new URL('./test-registry.ts', import.meta.url).href,
    onKill,
    onFailure() {},
  });
