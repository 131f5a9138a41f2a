import { conformance, golden } from '@orrery/kernel/testing';
import { game } from '../rules/index.ts';
import { steadily } from './steady.ts';

conformance(game, { games: 30, few: 2, choose: steadily });

golden(game, new URL('./golden/', import.meta.url), steadily);
