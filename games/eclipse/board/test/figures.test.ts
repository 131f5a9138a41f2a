import { figuresConform } from '@orrery/ui/testing';
import { outline } from '../../rulebook/outline.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';

figuresConform({ screen, words, outline });
