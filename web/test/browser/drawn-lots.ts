import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { randomFrom } from '@orrery/kernel';

/**
 * Loaded before a server of a test: what it draws by lot comes from a fixed seed, so that a game that failed can be played
 * again. The nth draw of a size is always the same, whatever else was drawn: deals do not depend on how many sat down.
 */
const draws = new Map<number, number>();

Object.assign(crypto, {
  randomBytes(size: number): Buffer {
    const draw = (draws.get(size) ?? 0) + 1;
    draws.set(size, draw);
    const random = randomFrom(`${size} ${draw}`);
    return Buffer.from(Array.from({ length: size }, () => random() & 0xff));
  },
});
syncBuiltinESMExports();
