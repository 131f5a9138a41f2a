export { highCard } from './high-card.ts';
export { type TicTacToe, ticTacToe } from './tic-tac-toe.ts';
