export { highCard } from './high-card.ts';
export { ticTacToe } from './tic-tac-toe.ts';
