/** The game's world with no more style than it needs. */
import './style/theme.css';
import './style/planets.css';
import './style/terrain.css';
import './style/chart.css';

export { World } from './world.tsx';
