import { choiceOf, piecesMove } from '@orrery/ui/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { game } from '../../rules/index.ts';
import { sensibly } from '../../test/sensible.ts';
import { layoutFor } from '../crater/layout.ts';
import { screen } from '../index.ts';
import { craterMovementOf } from '../motion.ts';
import { stage } from './table.tsx';

const layout = layoutFor({ width: 900, height: 700 });

piecesMove({
  game,
  seats: 3,
  pieces: ['astronaut', 'building', 'token', 'farm', 'panel'],
  draw: (seen) => renderToStaticMarkup(<screen.Board {...stage.propsOf(seen, choiceOf(undefined))} />),
  movementOf: (event) => craterMovementOf(event, layout, 0),
  choose: sensibly,
});
