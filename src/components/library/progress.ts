import '@mantine/core/styles/Progress.layer.css';
import './progress.css';

export { Progress } from '@mantine/core';
