import { commitment, secretFrom } from '@orrery/kernel';
import { z } from 'zod';

/**
 * Chance that can be checked. Before anybody is ready the server commits to a secret of its own; each person adds
 * random digits with "ready"; the seed of the match follows from all of them. After the end the secret is revealed.
 * This proves that nobody steered the shuffle; the server still knows the secret while the game runs.
 */
export const Entropy = z.string().regex(/^[0-9a-f]{32,128}$/, '32 to 128 hexadecimal digits');

export const Fairness = z.object({
  /** `commitment(secret)` of the kernel, known to all before the first contribution. */
  commitment: z.string(),
  /** What each seat added, by seat; null for bots and for people who added nothing. Fixed at the start. */
  contributions: z.array(z.string().nullable()).optional(),
  /** The server's secret: only after the end. */
  secret: z.string().optional(),
});
export type Fairness = z.infer<typeof Fairness>;

/** The seed of a match: what the kernel's setup gets. */
export function seedOf(secret: string, contributions: readonly (string | null)[]): string {
  return secretFrom(`match/${secret}/${contributions.map((part) => part ?? '-').join('/')}`);
}

/** True if the revealed secret is the promised one and leads to this seed. */
export function isFair(fairness: Fairness, seed: string | number): boolean {
  const { secret, contributions } = fairness;
  if (secret === undefined || contributions === undefined) return false;
  return commitment(secret) === fairness.commitment && seedOf(secret, contributions) === seed;
}
