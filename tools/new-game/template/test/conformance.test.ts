import { conformance } from '@orrery/kernel/testing';
import { game } from '../rules/index.ts';

conformance(game, { games: 60, few: 4 });
