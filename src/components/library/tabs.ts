import '@mantine/core/styles/Tabs.layer.css';
import './tabs.css';

export { Tabs } from '@mantine/core';
