export const title = 'Go on';
export const sum = (rupees: string): string => `${rupees} paid`;
