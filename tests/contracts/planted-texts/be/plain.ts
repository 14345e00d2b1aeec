export const title = 'Age';
export const sum = (rupees: string): string => `${rupees} diye`;
