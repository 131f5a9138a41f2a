/** The game's world with no more style than it needs. */
import './style/theme.css';

export { World } from './world.tsx';
