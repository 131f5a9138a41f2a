import { highCard } from '../samples/high-card.ts';
import { ticTacToe } from '../samples/tic-tac-toe.ts';
import { conformance } from '../testing/index.ts';

conformance(ticTacToe);
conformance(highCard, { games: 200, few: 20 });
