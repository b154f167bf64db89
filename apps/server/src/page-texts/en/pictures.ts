/** Words of a picture that no other picture has. */
export const pictures = { purpose: 'for reflection and entertainment', chart: 'My chart' }
