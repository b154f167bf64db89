export const whoIs = (): string => 'acc_1'
