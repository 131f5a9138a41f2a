import { golden } from '@orrery/kernel/testing';
import { game } from '../rules/index.ts';
import { sensibly } from './sensible.ts';

golden(game, new URL('./golden/', import.meta.url), sensibly);
