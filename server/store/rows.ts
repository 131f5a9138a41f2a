import type { Seal } from '@orrery/kernel';

const SEALS: readonly Seal[] = [null, 'own', 'all'];

export const sealNumber = (seal: Seal): number => SEALS.indexOf(seal);
export const sealOf = (number: number): Seal => SEALS[number];
