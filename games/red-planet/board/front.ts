/** The game's world with no more style than it needs. */
import './style/theme.css';
import './style/globe.css';

export { World } from './world.tsx';
