export { chapters } from './en.ts';
