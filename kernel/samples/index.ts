export { highCard } from './high-card.ts';
export { type Grid, ticTacToe } from './tic-tac-toe.ts';
