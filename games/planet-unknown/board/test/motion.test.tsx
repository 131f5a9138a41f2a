import { choiceOf, piecesMove } from '@orrery/ui/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { game } from '../../rules/index.ts';
import { screen } from '../index.ts';
import { movementOf } from '../motion/movements.ts';
import { stage } from './table.tsx';

piecesMove({
  game,
  seats: 1,
  pieces: ['tile', 'patch', 'rover', 'meteorite', 'lifepod'],
  draw: (seen) => renderToStaticMarkup(<screen.Board {...stage.propsOf(seen, choiceOf(undefined))} />),
  movementOf: (event) => movementOf(event, 0),
});
