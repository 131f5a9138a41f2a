import { conformance } from '@orrery/kernel/testing';
import { game } from '../rules/index.ts';

// MRP-13.9: views tell nothing that their viewer does not know.
conformance(game, { games: 120, few: 6 });
