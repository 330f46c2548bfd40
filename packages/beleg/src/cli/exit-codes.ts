/** What the process tells its caller; the same for every verb. */
export const EXIT = {
  passed: 0,
  gateFailed: 1,
  usage: 2,
  incomplete: 3,
  unstable: 4,
  interrupted: 130,
} as const;
