# Words on and about the pictures of 1844.

render-sign-red-line = regional companies stay left of this line
